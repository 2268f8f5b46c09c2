import type { QueryListarDestinatariosArgs } from '@surtidor/data/schema';
import { limitToStations } from '../auth/stations.ts';
import type { DestinationRow } from '../database/index.ts';
import { getPage } from '../database/paging.ts';
import { makeWhere } from '../database/where.ts';
import type { Dealer } from '../environment/context.ts';
import { contains, plainSearch } from './plain-text.ts';

/** Default page size (spec 9). */
const usualPage = 50;
/** Maximum page size: profile pages load all at once (spec 9). */
const largestPage = 20_000;

/**
 * One page of the client's destinations, by code (spec 7, listarDestinatarios); only assigned ones
 * for some roles.
 */
export function listDestinations(dealer: Dealer, args: Partial<QueryListarDestinatariosArgs>) {
  const { filter } = args;
  const where = makeWhere('client_code = :client', { client: dealer.clientCode });
  limitToStations(where, 'codigo_destinatario', dealer);
  where.filter('id_destinatario', filter?.id_destinatario, 'integer');
  where.filter('codigo_destinatario', filter?.codigo_destinatario);
  where.filter('nombre_comercial', filter?.nombre_comercial);
  where.filter('estado', filter?.estado);
  const text = args.search && plainSearch(args.search);
  if (text) {
    where.and(contains(['codigo_destinatario', 'nombre_comercial'], 'search'), { search: text });
  }
  const page = getPage(args.pageSize, args.currentPage, usualPage, largestPage);
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
