import { aNotification } from '../builders/a-notification.ts';
import { aUser } from '../builders/a-user.ts';
import { momentAt } from '../calendar/calendar.ts';
import { adversarialMarkup } from '../content/adversarial.ts';
import type { ScenarioContext } from '../scenario-context.ts';
import { joinRows, type RowIn, type ScenarioRows } from '../scenario-rows.ts';
import { typical } from './typical.ts';

/** Names as people, databases and attackers write them. */
const hardNames: readonly string[] = [
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

const hardName = (index: number): string => hardNames[index % hardNames.length] ?? '';

const hardStation = (row: RowIn<'destinations'>, index: number): RowIn<'destinations'> => ({
  ...row,
  nombre_comercial: hardName(index),
  nombre_destino: hardName(index),
});

/** Notifications with attacks in every text. */
const hardNotifications = (user: number, today: string): ScenarioRows => ({
  notificationSeeds: [
    { title: adversarialMarkup, body: adversarialMarkup, message: adversarialMarkup },
    { data: '{"pedido":{"num_pedido":"javascript:alert(1)"}}' },
    { data: '{"pedido":{"num_pedido":{"__proto__":{"x":1}}}}' },
    { data: '[]', body: hardName(6) },
    { data: '"texto"', body: hardName(7) },
    { data: '{"pedido":null}' },
    { data: '{"pedido":{"num_pedido":"4010000001&x=1#y"}}' },
  ].map((over, index) => aNotification(user, `-Hostil${index}`, momentAt(today, index), over)),
});

/** The typical dealer with adversarial names, details and notifications; the content is adversarial too. */
export function adversarial(context: ScenarioContext): ScenarioRows {
  const base = typical(context);
  const adversarialUsers = hardNames.map((name, index) =>
    aUser(context, 'basic', {
      firstname: name.slice(0, 200),
      lastname: hardName(index + 1).slice(0, 200),
      email: `victima.${index}@${context.domain}`,
    }),
  );
  const [first] = base.users ?? [];
  return joinRows([
    {
      ...base,
      destinations: (base.destinations ?? []).map(hardStation),
      documents: (base.documents ?? []).map((row, index) => ({
        ...row,
        detalle: hardName(index),
        nombre_destino: hardName(index),
      })),
      orders: (base.orders ?? []).map((row, index) => ({
        ...row,
        nombre_destino: hardName(index),
        nombre_solicitante: hardName(index + 3),
      })),
    },
    { users: adversarialUsers },
    hardNotifications(first?.id ?? 0, context.today),
  ]);
}
