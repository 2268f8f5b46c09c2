import { buildClient } from '../builders/build-client.ts';
import { buildActivity } from '../parts/activity.ts';
import { buildCertificates } from '../parts/certificates.ts';
import { buildClaims } from '../parts/claims.ts';
import { buildCompensations } from '../parts/compensations.ts';
import { buildEdgeCaseOrders } from '../parts/edge-case-orders.ts';
import { buildNotifications } from '../parts/notifications.ts';
import { buildOpenDocuments } from '../parts/open-documents.ts';
import { buildOrders } from '../parts/orders.ts';
import { buildPastDocuments } from '../parts/past-documents.ts';
import { buildPayments } from '../parts/payments.ts';
import { buildStations } from '../parts/stations.ts';
import { buildAssociates, buildTeamRows } from '../parts/team.ts';
import { buildVouchers } from '../parts/vouchers.ts';
import type { ScenarioContext } from '../scenario-context.ts';
import { joinRows, type ScenarioRows } from '../scenario-rows.ts';
import { buildTeam } from './people.ts';

/** Returns a limit that leaves a thirtieth of what the first blocked order needs. */
function getCreditLimit({ documents = [], orders = [] }: ScenarioRows): number {
  const blockedOrder = orders.find(({ estado_pedido }) => estado_pedido === '-1');
  const used = documents.reduce((sum, { saldo }) => sum + Math.max(0, saldo), 0);
  const held = orders.reduce(
    (sum, { estado_pedido, estado_bloqueo_pedido, num_factura, valor }) =>
      ['1', '2', '3'].includes(estado_pedido) && estado_bloqueo_pedido !== '1' && !num_factura
        ? sum + valor
        : sum,
    0,
  );
  const left = Math.round((blockedOrder?.valor ?? 0) / 3_000) * 100;
  return used + held + left;
}

/** Builds a typical dealer with data of every kind and status. */
export function buildTypicalDealer(context: ScenarioContext): ScenarioRows {
  const stations = buildStations(context, 24);
  const { allUsers, representative } = buildTeam(context);
  const usersAndAssociates = [...allUsers, ...buildAssociates(context, 18)];
  const orders = joinRows(buildOrders(context, stations, 130));
  const documents = [
    ...buildOpenDocuments(context, stations),
    ...buildPastDocuments(context, stations, 9),
  ];
  const [firstStation] = stations;
  const edgeCases = firstStation ? buildEdgeCaseOrders(context, firstStation) : {};
  return joinRows([
    {
      clients: [
        buildClient(context, {
          cupo_credito: getCreditLimit(joinRows([{ documents }, orders, edgeCases])),
        }),
      ],
      destinations: stations,
      documents,
    },
    buildTeamRows(context, usersAndAssociates, stations),
    buildActivity(context, allUsers),
    orders,
    edgeCases,
    ...buildPayments(context, representative, documents),
    ...buildCompensations(context, representative, documents, 16),
    ...buildVouchers(context, representative),
    buildClaims(context, representative, documents),
    buildCertificates(context, stations, 23),
    ...allUsers
      .slice(0, 4)
      .map((user, index) => buildNotifications(context, user, orders.orders ?? [], 26 - index * 5)),
  ]);
}
