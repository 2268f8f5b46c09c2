import type { QueryListarDestinatariosArgs } from '@surtidor/data/schema';
import { addStationFilter } from '../auth/stations.ts';
import type { DestinationRow } from '../database/index.ts';
import { getPage } from '../database/paging.ts';
import { createWhere } from '../database/where.ts';
import type { Dealer } from '../environment/context.ts';
import { buildContainsCondition, normalizeSearchText } from './normalize-text.ts';

/** The default page size (spec 9). */
const DEFAULT_PAGE_SIZE = 50;
/** Profile pages load all destinations in one request (spec 9). */
const MAX_PAGE_SIZE = 20_000;

/**
 * Returns a page of the client's destinations, sorted by code. Some roles see only their assigned
 * destinations (spec 7, listarDestinatarios).
 */
export function listDestinations(dealer: Dealer, args: Partial<QueryListarDestinatariosArgs>) {
  const { filter } = args;
  const where = createWhere('client_code = :client', { client: dealer.clientCode });
  addStationFilter(where, 'codigo_destinatario', dealer);
  where.filter('id_destinatario', filter?.id_destinatario, 'integer');
  where.filter('codigo_destinatario', filter?.codigo_destinatario);
  where.filter('nombre_comercial', filter?.nombre_comercial);
  where.filter('estado', filter?.estado);
  const searchText = args.search && normalizeSearchText(args.search);
  if (searchText) {
    where.and(buildContainsCondition(['codigo_destinatario', 'nombre_comercial'], 'search'), {
      search: searchText,
    });
  }
  const page = getPage(args.pageSize, args.currentPage, DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE);
  const from = `from destinations where ${where.sql}`;
  return {
    total_count: () =>
      dealer.db.get<{ total: number }>(`select count(*) as total ${from}`, where.params)?.total ??
      0,
    items: () =>
      dealer.db.all<DestinationRow>(
        `select * ${from} order by codigo_destinatario limit :limit offset :offset`,
        { ...where.params, ...page },
      ),
  };
}
