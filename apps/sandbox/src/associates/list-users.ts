import type { QueryUsuariosClienteArgs, UsuariosClienteFilterInput } from '@surtidor/data/schema';
import { hasPendingTerms } from '../auth/guard.ts';
import { toCustomer } from '../auth/to-customer.ts';
import type { UserRow } from '../database/index.ts';
import { buildOrderBy, getPage } from '../database/paging.ts';
import { createWhere, type Where } from '../database/where.ts';
import type { Dealer } from '../environment/context.ts';
import { canManageAssociates, roleIds } from './managers.ts';
import { buildContainsCondition, normalizeColumn, normalizeSearchText } from './normalize-text.ts';

const sortColumns = {
  firstname: normalizeColumn('firstname'),
  lastname: normalizeColumn('lastname'),
  email: 'email',
  id: 'id',
};

const searchColumns = ["firstname || ' ' || lastname", 'email', 'document'];

/**
 * Builds the condition for the visible users. Managers who accepted the terms see all associates. Other users see
 * only their own record.
 */
function buildVisibilityWhere(
  dealer: Dealer,
  filter: UsuariosClienteFilterInput | null | undefined,
): Where {
  const where = createWhere('client_code = :client', { client: dealer.clientCode });
  const isOwnRecord =
    filter?.id?.eq === String(dealer.user.id) || filter?.email?.eq === dealer.user.email;
  if (isOwnRecord || hasPendingTerms(dealer) || !canManageAssociates(dealer))
    where.and('id = :userId', { userId: dealer.user.id });
  else where.and('role_id <> :legal', { legal: roleIds.legalRepresentative });
  return where;
}

/** Returns the status filter, or null if it contains 'all'. */
const getStatusFilter = (status: UsuariosClienteFilterInput['status']) =>
  status?.eq === 'all' || status?.in?.includes('all') ? null : status;

/** Returns a page of the client's users (spec 7, usuariosCliente). */
export function listUsers(dealer: Dealer, args: Partial<QueryUsuariosClienteArgs>) {
  const { filter, search, sort } = args;
  const where = buildVisibilityWhere(dealer, filter);
  where.filter('id', filter?.id, 'integer');
  where.filter('status', getStatusFilter(filter?.status));
  where.filter('role_id', filter?.role_id, 'integer');
  where.filter('email', filter?.email);
  const searchText = search && normalizeSearchText(search);
  if (searchText)
    where.and(buildContainsCondition(searchColumns, 'search'), { search: searchText });
  const page = getPage(args.pageSize, args.currentPage);
  const order = buildOrderBy(sort, sortColumns, { field: 'firstname', direction: 'ASC' }, 'id');
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
        .map((row) => toCustomer(dealer.environment, row)),
  };
}
