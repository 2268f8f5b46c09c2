import { addDays, formatTimestamp } from '../../shared/time.ts';
import { buildNotification } from '../builders/build-notification.ts';
import type { UserWithId } from '../builders/build-user.ts';
import { getPastTimestamp, type ScenarioContext } from '../scenario-context.ts';
import type { RowIn, ScenarioRows } from '../scenario-rows.ts';

type Order = RowIn<'orders'>;

const PUSH_ALPHABET = '-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz';

/** Returns a key in the format of the realtime database. Keys sort by age. */
const getKey = (context: ScenarioContext, index: number): string => {
  const rng = context.rng.fork(`notification/${index}`);
  const suffix = Array.from({ length: 11 }, () => PUSH_ALPHABET.charAt(rng.int(0, 63))).join('');
  return `-Ow${String(index).padStart(6, '0')}${suffix}`;
};

const toOrderTexts = (order: Order) => ({
  body: `Su pedido ${order.num_pedido} para ${order.nombre_destino} está en estado «${order.estado_pedido_description}».`,
  message: `Pedido ${order.num_pedido}: ${order.estado_pedido_description}`,
  data: JSON.stringify({
    pedido: { num_pedido: order.num_pedido, estado_pedido: order.estado_pedido },
  }),
});

const generalTexts = {
  title: 'Mantenimiento programado',
  body: 'El domingo de 2:00 a 5:00 a. m. algunas consultas no estarán disponibles.',
  message: 'Mantenimiento programado',
};

/** The content of a notification with invalid JSON in `data`. */
const malformedTexts = { title: '', body: 'Aviso sin formato', message: '', data: '{"pedido": ' };

/** Minimum age of notifications. The portal would refetch data for more recent ones. */
const MIN_AGE_MS = 10 * 60_000;

/** Returns the context with an earlier time, so that no notification is too recent. */
const shiftContext = (context: ScenarioContext): ScenarioContext => ({
  ...context,
  instant: formatTimestamp(context.store.timeZone, context.settings.now - MIN_AGE_MS),
});

/** Builds notifications of a user, newest last. The latest third is unread; some are not about orders. */
export function buildNotifications(
  context: ScenarioContext,
  user: UserWithId,
  orders: readonly Order[],
  count: number,
): ScenarioRows {
  const rows = Array.from({ length: count }, (_, index) => {
    const age = Math.floor(((count - 1 - index) * 40) / count);
    const date = getPastTimestamp(
      shiftContext(context),
      addDays(context.today, -age),
      6 * 60 + ((index * 37) % 720),
    );
    const order = orders[(index * 5) % Math.max(1, orders.length)];
    return buildNotification(user.id, getKey(context, index), date, {
      read: index < (count * 2) / 3 ? 1 : 0,
      ...(order === undefined || index % 9 === 4 ? generalTexts : toOrderTexts(order)),
    });
  });
  const malformedRow = buildNotification(user.id, getKey(context, count), 'ayer', malformedTexts);
  return { notificationSeeds: count === 0 ? [] : [...rows, malformedRow] };
}
