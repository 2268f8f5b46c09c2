import type { RowIn } from '../scenario-rows.ts';

/** Builds an unread notification about an order. */
export const buildNotification = (
  user: number,
  key: string,
  date: string,
  overrides: Partial<RowIn<'notificationSeeds'>> = {},
): RowIn<'notificationSeeds'> => ({
  user_id: user,
  key,
  title: 'Estado de su pedido',
  body: 'Su pedido cambió de estado.',
  message: 'Su pedido cambió de estado.',
  date,
  read: 0,
  data: null,
  ...overrides,
});
