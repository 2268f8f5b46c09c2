import { aClient } from '../builders/a-client.ts';
import { certificatesOf } from '../parts/certificates.ts';
import { notificationsOf } from '../parts/notifications.ts';
import { ordersOf } from '../parts/orders.ts';
import { pastDocumentsOf } from '../parts/past-documents.ts';
import { stationsOf } from '../parts/stations.ts';
import { teamRows } from '../parts/team.ts';
import { joinRows, type ScenarioRows } from '../scenario-rows.ts';
import type { Scene } from '../scene.ts';
import { seatEveryone } from './people.ts';

/** A dealer who owes nothing: every document is settled. */
export function upToDate(scene: Scene): ScenarioRows {
  const stations = stationsOf(scene, 6);
  const { everyone, representative } = seatEveryone(scene);
  const orders = joinRows(ordersOf(scene, stations, 24));
  const settled = (orders.documents ?? []).map((document) => ({ ...document, saldo: 0 }));
  return joinRows([
    { clients: [aClient(scene)], destinations: stations },
    teamRows(scene, everyone, stations),
    { ...orders, documents: settled },
    { documents: pastDocumentsOf(scene, stations, 4) },
    certificatesOf(scene, stations, 4),
    notificationsOf(scene, representative, orders.orders ?? [], 5),
  ]);
}
