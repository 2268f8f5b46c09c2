import { getOrderStatus, hasLockedStyle } from './status.ts';
import type { Order, StatusSixOption } from './types.ts';

/** Whether an order can be selected. Locked and deleted orders cannot, because they have no documents (inferred). */
export const isSelectableOrder = (
  order: Pick<Order, 'locked' | 'statusCode'>,
  statusSix: StatusSixOption,
): boolean => !hasLockedStyle(order) && getOrderStatus(order.statusCode, statusSix) !== 'deleted';
