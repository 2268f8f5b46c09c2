import type { RowIn } from '../scenario-rows.ts';

/** A notification of a user about an order, unread. */
export const aNotification = (
  user: number,
  key: string,
  date: string,
  over: Partial<RowIn<'notificationSeeds'>> = {},
): RowIn<'notificationSeeds'> => ({
  user_id: user,
  key,
  title: 'Estado de su pedido',
  body: 'Su pedido cambió de estado.',
  message: 'Su pedido cambió de estado.',
  date,
  read: 0,
  data: null,
  ...over,
});
