import { aClient } from '../builders/a-client.ts';
import { certificatesOf } from '../parts/certificates.ts';
import { notificationsOf } from '../parts/notifications.ts';
import { ordersOf } from '../parts/orders.ts';
import { pastDocumentsOf } from '../parts/past-documents.ts';
import { stationsOf } from '../parts/stations.ts';
import { teamRows } from '../parts/team.ts';
import type { ScenarioContext } from '../scenario-context.ts';
import { joinRows, type ScenarioRows } from '../scenario-rows.ts';
import { createKnownPeople } from './people.ts';

/** A dealer whose documents are all settled. */
export function upToDate(context: ScenarioContext): ScenarioRows {
  const stations = stationsOf(context, 6);
  const { allUsers, representative } = createKnownPeople(context);
  const orders = joinRows(ordersOf(context, stations, 24));
  const settled = (orders.documents ?? []).map((document) => ({ ...document, saldo: 0 }));
  return joinRows([
    { clients: [aClient(context)], destinations: stations },
    teamRows(context, allUsers, stations),
    { ...orders, documents: settled },
    { documents: pastDocumentsOf(context, stations, 4) },
    certificatesOf(context, stations, 4),
    notificationsOf(context, representative, orders.orders ?? [], 5),
  ]);
}
