import { assertNever, formatMoney, type StateTone } from '@surtidor/domain';
import {
  getOrderStatus,
  getOrderStatusLabel,
  getOrderTone,
  hasLockedStyle,
  type Order,
  type OrderDocument,
  type OrderHold,
  type OrderNotice,
  type OrderStatus,
} from '@surtidor/domain/orders';
import type { DeploymentOptions } from '@surtidor/domain/variants';
import type { Text } from '../../platform/messages/text-context.tsx';

/** The options that decide how a status is shown. */
export type StatusOptions = Pick<DeploymentOptions, 'orderStatusSix' | 'orderStatusNames'>;

/** Returns the title of an order: 'Pedido 4500012345'. */
export const getOrderTitle = ({ number }: Pick<Order, 'number'>, text: Text): string =>
  text('Order {number}', { number });

/** Returns the label of a status in the configured set of names. */
export const formatOrderStatus = (
  status: OrderStatus,
  deploymentOptions: StatusOptions,
  text: Text,
): string => text(getOrderStatusLabel(status, deploymentOptions.orderStatusNames));

/**
 * Returns the label and tone of an order's status (spec 4). The label of a held order includes the hold, because its
 * status has the same name as an order in progress.
 */
export const getOrderStatusBadge = (
  order: Pick<Order, 'statusCode' | 'locked'>,
  deploymentOptions: StatusOptions,
  text: Text,
): { readonly label: string; readonly tone: StateTone } => {
  const { orderStatusSix } = deploymentOptions;
  const status = formatOrderStatus(
    getOrderStatus(order.statusCode, orderStatusSix),
    deploymentOptions,
    text,
  );
  return {
    label: hasLockedStyle(order) ? text('{status}, on hold', { status }) : status,
    tone: getOrderTone(order, orderStatusSix),
  };
};

/** Returns why an order is held, in a few words for rows. */
export function formatOrderHold(hold: OrderHold, text: Text): string {
  if (hold.kind === 'locked') return text('On hold by your distributor');
  const { reason, missingCredit } = hold;
  if (reason === '') return text('On hold: under review');
  return missingCredit === undefined
    ? text('On hold: {reason}', { reason })
    : text('On hold: {reason}. {amount} of credit is missing.', {
        reason,
        amount: formatMoney(missingCredit),
      });
}

/** Returns the reason why an order is held or rejected. */
export function formatOrderNotice(notice: OrderNotice, text: Text): string {
  switch (notice.kind) {
    case 'blocked':
      return formatOrderHold(notice, text);
    case 'locked':
      return text('On hold by your distributor. Contact your sales representative.');
    case 'rejected':
      return text('Reason for the rejection: {reason}', { reason: notice.reason });
    default:
      return assertNever(notice);
  }
}

/** Returns the title of a document with its number: 'Remisión RM600123'. */
export function getOrderDocumentTitle(
  orderDocument: OrderDocument,
  order: Pick<Order, 'number'>,
  text: Text,
): string {
  switch (orderDocument.kind) {
    case 'invoice':
      return orderDocument.number === ''
        ? text('Invoice of order {number}', { number: order.number })
        : text('Invoice {number}', { number: orderDocument.number });
    case 'remission':
      return text('Delivery note {number}', { number: orderDocument.number });
    case 'load-order':
      return text('Load order {number}', { number: orderDocument.number });
    default:
      return assertNever(orderDocument);
  }
}
