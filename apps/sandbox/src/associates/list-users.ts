import type { QueryUsuariosClienteArgs, UsuariosClienteFilterInput } from '@surtidor/data/schema';
import { getCustomer } from '../auth/customer.ts';
import { owesTerms } from '../auth/guard.ts';
import type { UserRow } from '../database/index.ts';
import { getPage, orderBy } from '../database/paging.ts';
import { makeWhere, type Where } from '../database/where.ts';
import type { Dealer } from '../environment/context.ts';
import { managesAssociates, roles } from './managers.ts';
import { contains, plainSearch, plainText } from './plain-text.ts';

const sortColumns = {
  firstname: plainText('firstname'),
  lastname: plainText('lastname'),
  email: 'email',
  id: 'id',
};

const searched = ["firstname || ' ' || lastname", 'email', 'document'];

/** Visible users: all associates for managers who accepted the terms, otherwise only oneself. */
function visible(dealer: Dealer, filter: UsuariosClienteFilterInput | null | undefined): Where {
  const where = makeWhere('client_code = :client', { client: dealer.clientCode });
  const own = filter?.id?.eq === String(dealer.user.id) || filter?.email?.eq === dealer.user.email;
  if (own || owesTerms(dealer) || !managesAssociates(dealer))
    where.and('id = :own', { own: dealer.user.id });
  else where.and('role_id <> :legal', { legal: roles.legalRepresentative });
  return where;
}

/** 'all' stands for both states. */
const statusFilter = (status: UsuariosClienteFilterInput['status']) =>
  status?.eq === 'all' || status?.in?.includes('all') ? null : status;

/** One page of the users of the client (spec 7, usuariosCliente). */
export function listUsers(dealer: Dealer, args: Partial<QueryUsuariosClienteArgs>) {
  const { filter, search, sort } = args;
  const where = visible(dealer, filter);
  where.filter('id', filter?.id, 'integer');
  where.filter('status', statusFilter(filter?.status));
  where.filter('role_id', filter?.role_id, 'integer');
  where.filter('email', filter?.email);
  const text = search && plainSearch(search);
  if (text) where.and(contains(searched, 'search'), { search: text });
  const page = getPage(args.pageSize, args.currentPage);
  const order = orderBy(sort, sortColumns, { field: 'firstname', direction: 'ASC' }, 'id');
  const from = `from users where ${where.sql}`;
  return {
    total_count: () =>
      dealer.db.get<{ total: number }>(`select count(*) as total ${from}`, where.params)?.total ??
      0,
    items: () =>
      dealer.db
        .all<UserRow>(`select * ${from} ${order} limit :limit offset :offset`, {
          ...where.params,
          ...page,
        })
        .map((row) => getCustomer(dealer.environment, row)),
  };
}
