import { aClient } from '../builders/a-client.ts';
import { certificatesOf } from '../parts/certificates.ts';
import { compensationsOf } from '../parts/compensations.ts';
import { notificationsOf } from '../parts/notifications.ts';
import { oddOrders } from '../parts/odd-orders.ts';
import { openDocumentsOf } from '../parts/open-documents.ts';
import { ordersOf } from '../parts/orders.ts';
import { pastDocumentsOf } from '../parts/past-documents.ts';
import { paymentsOf } from '../parts/payments.ts';
import { stationsOf } from '../parts/stations.ts';
import { crowd, teamRows } from '../parts/team.ts';
import { vouchersOf } from '../parts/vouchers.ts';
import { joinRows, type ScenarioRows } from '../scenario-rows.ts';
import type { Scene } from '../scene.ts';
import { seatEveryone } from './people.ts';

/** A dealer with a lively account: something of everything, in every status. */
export function lively(scene: Scene): ScenarioRows {
  const stations = stationsOf(scene, 24);
  const seated = seatEveryone(scene);
  const users = [...seated.everyone, ...crowd(scene, 18)];
  const orders = joinRows(ordersOf(scene, stations, 130));
  const documents = [...openDocumentsOf(scene, stations), ...pastDocumentsOf(scene, stations, 9)];
  const { representative } = seated;
  const [first] = stations;
  return joinRows([
    { clients: [aClient(scene)], destinations: stations, documents },
    teamRows(scene, users, stations),
    orders,
    first ? oddOrders(scene, first) : {},
    ...paymentsOf(scene, representative, documents),
    ...compensationsOf(scene, representative, documents, 16),
    ...vouchersOf(scene, representative),
    certificatesOf(scene, stations, 23),
    ...seated.everyone
      .slice(0, 4)
      .map((user, index) => notificationsOf(scene, user, orders.orders ?? [], 26 - index * 5)),
  ]);
}
