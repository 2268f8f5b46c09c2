import { aClient } from '../builders/a-client.ts';
import { getCertificates } from '../parts/certificates.ts';
import { getNotifications } from '../parts/notifications.ts';
import { getOrders } from '../parts/orders.ts';
import { pastDocumentsOf } from '../parts/past-documents.ts';
import { getStations } from '../parts/stations.ts';
import { teamRows } from '../parts/team.ts';
import type { ScenarioContext } from '../scenario-context.ts';
import { joinRows, type ScenarioRows } from '../scenario-rows.ts';
import { createKnownPeople } from './people.ts';

/** A dealer whose documents are all settled. */
export function upToDate(context: ScenarioContext): ScenarioRows {
  const stations = getStations(context, 6);
  const { allUsers, representative } = createKnownPeople(context);
  const orders = joinRows(getOrders(context, stations, 24));
  const settled = (orders.documents ?? []).map((document) => ({ ...document, saldo: 0 }));
  return joinRows([
    { clients: [aClient(context)], destinations: stations },
    teamRows(context, allUsers, stations),
    { ...orders, documents: settled },
    { documents: pastDocumentsOf(context, stations, 4) },
    getCertificates(context, stations, 4),
    getNotifications(context, representative, orders.orders ?? [], 5),
  ]);
}
