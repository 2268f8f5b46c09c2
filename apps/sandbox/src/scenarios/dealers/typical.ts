import { aClient } from '../builders/a-client.ts';
import { getCertificates } from '../parts/certificates.ts';
import { getCompensations } from '../parts/compensations.ts';
import { edgeCaseOrders } from '../parts/edge-case-orders.ts';
import { getNotifications } from '../parts/notifications.ts';
import { openDocumentsOf } from '../parts/open-documents.ts';
import { getOrders } from '../parts/orders.ts';
import { pastDocumentsOf } from '../parts/past-documents.ts';
import { getPayments } from '../parts/payments.ts';
import { getStations } from '../parts/stations.ts';
import { crowd, teamRows } from '../parts/team.ts';
import { getVouchers } from '../parts/vouchers.ts';
import type { ScenarioContext } from '../scenario-context.ts';
import { joinRows, type ScenarioRows } from '../scenario-rows.ts';
import { createKnownPeople } from './people.ts';

/** A typical dealer: something of everything, in every status. */
export function typical(context: ScenarioContext): ScenarioRows {
  const stations = getStations(context, 24);
  const known = createKnownPeople(context);
  const users = [...known.allUsers, ...crowd(context, 18)];
  const orders = joinRows(getOrders(context, stations, 130));
  const documents = [
    ...openDocumentsOf(context, stations),
    ...pastDocumentsOf(context, stations, 9),
  ];
  const { representative } = known;
  const [first] = stations;
  return joinRows([
    { clients: [aClient(context)], destinations: stations, documents },
    teamRows(context, users, stations),
    orders,
    first ? edgeCaseOrders(context, first) : {},
    ...getPayments(context, representative, documents),
    ...getCompensations(context, representative, documents, 16),
    ...getVouchers(context, representative),
    getCertificates(context, stations, 23),
    ...known.allUsers
      .slice(0, 4)
      .map((user, index) => getNotifications(context, user, orders.orders ?? [], 26 - index * 5)),
  ]);
}
