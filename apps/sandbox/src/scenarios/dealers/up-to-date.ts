import { buildClient } from '../builders/build-client.ts';
import { buildCertificates } from '../parts/certificates.ts';
import { buildNotifications } from '../parts/notifications.ts';
import { buildOrders } from '../parts/orders.ts';
import { buildPastDocuments } from '../parts/past-documents.ts';
import { buildStations } from '../parts/stations.ts';
import { buildTeamRows } from '../parts/team.ts';
import type { ScenarioContext } from '../scenario-context.ts';
import { joinRows, type ScenarioRows } from '../scenario-rows.ts';
import { buildTeam } from './people.ts';

/** Builds a dealer whose documents are all settled. */
export function buildUpToDateDealer(context: ScenarioContext): ScenarioRows {
  const stations = buildStations(context, 6);
  const { allUsers, representative } = buildTeam(context);
  const orders = joinRows(buildOrders(context, stations, 24));
  const settledDocuments = (orders.documents ?? []).map((document) => ({ ...document, saldo: 0 }));
  return joinRows([
    { clients: [buildClient(context)], destinations: stations },
    buildTeamRows(context, allUsers, stations),
    { ...orders, documents: settledDocuments },
    { documents: buildPastDocuments(context, stations, 4) },
    buildCertificates(context, stations, 4),
    buildNotifications(context, representative, orders.orders ?? [], 5),
  ]);
}
