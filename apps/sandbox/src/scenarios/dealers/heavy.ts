import { addDays } from '../../shared/time.ts';
import { buildClient } from '../builders/build-client.ts';
import { buildInvoice, type DocumentWithId } from '../builders/build-document.ts';
import { generateAmount } from '../parts/amounts.ts';
import { buildNotifications } from '../parts/notifications.ts';
import { buildOrders } from '../parts/orders.ts';
import { buildStations, getDestinationColumns, type Station } from '../parts/stations.ts';
import { buildTeamRows } from '../parts/team.ts';
import type { ScenarioContext } from '../scenario-context.ts';
import { joinRows, type ScenarioRows } from '../scenario-rows.ts';
import { buildTeam } from './people.ts';

/** Row counts of the heavy dealer. */
export const heavySize = {
  destinations: 20_000,
  documents: 20_000,
  orders: 5_000,
  notifications: 5_000,
} as const;

/** Builds open invoices due between 60 days ago and 30 days from now. */
function buildInvoices(
  context: ScenarioContext,
  stations: readonly Station[],
  count: number,
): DocumentWithId[] {
  const rng = context.rng.fork('many invoices');
  return Array.from({ length: count }, () => {
    const due = addDays(context.today, rng.int(-60, 30));
    return buildInvoice(context, {
      importe: generateAmount(context, rng, 1_000_000, 70_000_000),
      fecha_documento: addDays(due, -30),
      fecha_vencimiento_documento: due,
      ...getDestinationColumns(stations[rng.int(0, stations.length - 1)]),
    });
  });
}

/** Builds a dealer with a very large amount of data. */
export function buildHeavyDealer(context: ScenarioContext): ScenarioRows {
  const stations = buildStations(context, heavySize.destinations);
  const { allUsers, representative } = buildTeam(context);
  const orders = joinRows(buildOrders(context, stations, heavySize.orders));
  const invoiceCount = heavySize.documents - (orders.documents?.length ?? 0);
  return joinRows([
    { clients: [buildClient(context)], destinations: stations },
    buildTeamRows(context, allUsers, stations.slice(0, 50)),
    orders,
    { documents: buildInvoices(context, stations, invoiceCount) },
    buildNotifications(context, representative, orders.orders ?? [], heavySize.notifications - 1),
  ]);
}
