import { buildNotification } from '../builders/build-notification.ts';
import { buildUser } from '../builders/build-user.ts';
import { getTimestamp } from '../calendar/calendar.ts';
import { adversarialMarkup } from '../content/adversarial.ts';
import type { ScenarioContext } from '../scenario-context.ts';
import { joinRows, type RowIn, type ScenarioRows } from '../scenario-rows.ts';
import { buildTypicalDealer } from './typical.ts';

/** Malicious and unusual names. */
const adversarialNames: readonly string[] = [
  'EDS <script>window.__pwned="nombre"</script>',
  'EDS "La Ñapa" & Hijos',
  '=HYPERLINK("https://robo.example";"EDS")',
  '+57 Estación',
  '@SUM(A1:A9)',
  'Estación 🚛⛽ del Río',
  'Ce\u200Bro\u200D an\u202Echo',
  `Servicentro ${'Larguísimo '.repeat(20)}`,
  'Estación\tcon\ttabuladores',
  '-Servicentro',
];

const getAdversarialName = (index: number): string =>
  adversarialNames[index % adversarialNames.length] ?? '';

const toAdversarialStation = (
  row: RowIn<'destinations'>,
  index: number,
): RowIn<'destinations'> => ({
  ...row,
  nombre_comercial: getAdversarialName(index),
  nombre_destino: getAdversarialName(index),
});

/** Builds notifications with malicious markup or invalid data. */
const buildAdversarialNotifications = (user: number, today: string): ScenarioRows => ({
  notificationSeeds: [
    { title: adversarialMarkup, body: adversarialMarkup, message: adversarialMarkup },
    { data: '{"pedido":{"num_pedido":"javascript:alert(1)"}}' },
    { data: '{"pedido":{"num_pedido":{"__proto__":{"x":1}}}}' },
    { data: '[]', body: getAdversarialName(6) },
    { data: '"texto"', body: getAdversarialName(7) },
    { data: '{"pedido":null}' },
    { data: '{"pedido":{"num_pedido":"4010000001&x=1#y"}}' },
  ].map((overrides, index) =>
    buildNotification(user, `-Hostil${index}`, getTimestamp(today, index), overrides),
  ),
});

/** Builds the typical dealer with malicious names, details and notifications. */
export function buildAdversarialDealer(context: ScenarioContext): ScenarioRows {
  const base = buildTypicalDealer(context);
  const adversarialUsers = adversarialNames.map((name, index) =>
    buildUser(context, 'basic', {
      firstname: name.slice(0, 200),
      lastname: getAdversarialName(index + 1).slice(0, 200),
      email: `victima.${index}@${context.domain}`,
    }),
  );
  const [firstUser] = base.users ?? [];
  return joinRows([
    {
      ...base,
      destinations: (base.destinations ?? []).map(toAdversarialStation),
      documents: (base.documents ?? []).map((row, index) => ({
        ...row,
        detalle: getAdversarialName(index),
        nombre_destino: getAdversarialName(index),
      })),
      orders: (base.orders ?? []).map((row, index) => ({
        ...row,
        nombre_destino: getAdversarialName(index),
        nombre_solicitante: getAdversarialName(index + 3),
      })),
    },
    { users: adversarialUsers },
    buildAdversarialNotifications(firstUser?.id ?? 0, context.today),
  ]);
}
