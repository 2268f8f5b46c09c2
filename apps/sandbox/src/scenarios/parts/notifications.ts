import { addDays, instantIn } from '../../shared/time.ts';
import { aNotification } from '../builders/a-notification.ts';
import type { KnownUser } from '../builders/a-user.ts';
import { happened, type ScenarioContext } from '../scenario-context.ts';
import type { RowIn, ScenarioRows } from '../scenario-rows.ts';

type Order = RowIn<'orders'>;

const pushAlphabet = '-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz';

/** A key that sorts by age, in the format of the realtime database. */
const getKey = (context: ScenarioContext, index: number): string => {
  const rng = context.rng.fork(`notification/${index}`);
  const tail = Array.from({ length: 11 }, () => pushAlphabet.charAt(rng.int(0, 63))).join('');
  return `-Ow${String(index).padStart(6, '0')}${tail}`;
};

const aboutOrder = (order: Order) => ({
  body: `Su pedido ${order.num_pedido} para ${order.nombre_destino} está en estado «${order.estado_pedido_description}».`,
  message: `Pedido ${order.num_pedido}: ${order.estado_pedido_description}`,
  data: JSON.stringify({
    pedido: { num_pedido: order.num_pedido, estado_pedido: order.estado_pedido },
  }),
});

const withoutSubject = {
  title: 'Mantenimiento programado',
  body: 'El domingo de 2:00 a 5:00 a. m. algunas consultas no estarán disponibles.',
  message: 'Mantenimiento programado',
};

/** A malformed node: no JSON, no date. */
const malformed = { title: '', body: 'Aviso sin formato', message: '', data: '{"pedido": ' };

/** The minimum age of notifications: the portal would refetch data for one of the last minutes. */
const youngestMs = 10 * 60_000;

/** The context a little earlier, so that no event is too recent. */
const beforeNow = (context: ScenarioContext): ScenarioContext => ({
  ...context,
  instant: instantIn(context.store.zone, context.setting.now - youngestMs),
});

/** `count` notifications of a user, newest last; the latest third unread, some without an order. */
export function getNotifications(
  context: ScenarioContext,
  user: KnownUser,
  orders: readonly Order[],
  count: number,
): ScenarioRows {
  const rows = Array.from({ length: count }, (_, index) => {
    const age = Math.floor(((count - 1 - index) * 40) / count);
    const date = happened(
      beforeNow(context),
      addDays(context.today, -age),
      6 * 60 + ((index * 37) % 720),
    );
    const order = orders[(index * 5) % Math.max(1, orders.length)];
    return aNotification(user.id, getKey(context, index), date, {
      read: index < (count * 2) / 3 ? 1 : 0,
      ...(order === undefined || index % 9 === 4 ? withoutSubject : aboutOrder(order)),
    });
  });
  const broken = aNotification(user.id, getKey(context, count), 'ayer', malformed);
  return { notificationSeeds: count === 0 ? [] : [...rows, broken] };
}
