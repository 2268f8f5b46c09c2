import { addDays } from '../../shared/time.ts';
import { aClient } from '../builders/a-client.ts';
import { anInvoice, type KnownDocument } from '../builders/a-document.ts';
import { amountBetween } from '../parts/amounts.ts';
import { getNotifications } from '../parts/notifications.ts';
import { getOrders } from '../parts/orders.ts';
import { getPlace, getStations, type Station } from '../parts/stations.ts';
import { teamRows } from '../parts/team.ts';
import type { ScenarioContext } from '../scenario-context.ts';
import { joinRows, type ScenarioRows } from '../scenario-rows.ts';
import { createKnownPeople } from './people.ts';

/** Row counts of the heavy dealer. */
export const heavySize = {
  destinations: 20_000,
  documents: 20_000,
  orders: 5_000,
  notifications: 5_000,
} as const;

/** Open invoices due from two months ago to a month ahead. */
function manyInvoices(
  context: ScenarioContext,
  stations: readonly Station[],
  count: number,
): KnownDocument[] {
  const rng = context.rng.fork('many invoices');
  return Array.from({ length: count }, () => {
    const due = addDays(context.today, rng.int(-60, 30));
    return anInvoice(context, {
      importe: amountBetween(context, rng, 1_000_000, 70_000_000),
      fecha_documento: addDays(due, -30),
      fecha_vencimiento_documento: due,
      ...getPlace(stations[rng.int(0, stations.length - 1)]),
    });
  });
}

/** A dealer with very many rows. */
export function heavy(context: ScenarioContext): ScenarioRows {
  const stations = getStations(context, heavySize.destinations);
  const { allUsers, representative } = createKnownPeople(context);
  const orders = joinRows(getOrders(context, stations, heavySize.orders));
  const rest = heavySize.documents - (orders.documents?.length ?? 0);
  return joinRows([
    { clients: [aClient(context)], destinations: stations },
    teamRows(context, allUsers, stations.slice(0, 50)),
    orders,
    { documents: manyInvoices(context, stations, rest) },
    getNotifications(context, representative, orders.orders ?? [], heavySize.notifications - 1),
  ]);
}
