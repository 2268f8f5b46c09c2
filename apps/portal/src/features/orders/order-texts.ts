import {
  assertNever,
  type DeploymentOptions,
  isLockedStyle,
  type Order,
  type OrderDocument,
  type OrderNotice,
  type OrderStatus,
  orderStatusLabel,
  orderStatusOf,
  orderToneOf,
  type StateTone,
} from '@surtidor/domain';
import type { Text } from '../../platform/messages/text-context.tsx';

/** The options that decide how a status is shown. */
export type StatusOptions = Pick<DeploymentOptions, 'orderStatusSix' | 'orderStatusNames'>;

/** What an order is called: 'Pedido 4500012345'. */
export const orderTitle = ({ number }: Pick<Order, 'number'>, text: Text): string =>
  text('Order {number}', { number });

/** A status in words, under the names in force. */
export const statusLabel = (
  status: OrderStatus,
  deploymentOptions: StatusOptions,
  text: Text,
): string => text(orderStatusLabel(status, deploymentOptions.orderStatusNames));

/**
 * Where an order stands, in words and with its colour (spec 4). One that is held back says so: its
 * status is called the same as that of an order that goes its way.
 */
export const orderStatusShown = (
  order: Pick<Order, 'statusCode' | 'locked'>,
  deploymentOptions: StatusOptions,
  text: Text,
): { readonly label: string; readonly tone: StateTone } => {
  const { orderStatusSix: six } = deploymentOptions;
  const status = statusLabel(orderStatusOf(order.statusCode, six), deploymentOptions, text);
  return {
    label: isLockedStyle(order) ? text('{status}, held back', { status }) : status,
    tone: orderToneOf(order, six),
  };
};

/** What holds an order back or ended it, in words. */
export function noticeText(notice: OrderNotice, text: Text): string {
  switch (notice.kind) {
    case 'blocked':
      return notice.reason === ''
        ? text('This order is being reviewed.')
        : text('Reason for the block: {reason}', { reason: notice.reason });
    case 'locked':
      return text('The distributor holds this order back. Ask your commercial adviser.');
    case 'rejected':
      return text('Reason for the rejection: {reason}', { reason: notice.reason });
    default:
      return assertNever(notice);
  }
}

/** What a paper is called, with its number: 'Remisión RM600123'. */
export function paperTitle(paper: OrderDocument, order: Pick<Order, 'number'>, text: Text): string {
  switch (paper.kind) {
    case 'invoice':
      return paper.number === ''
        ? text('Invoice of order {number}', { number: order.number })
        : text('Invoice {number}', { number: paper.number });
    case 'remission':
      return text('Remission {number}', { number: paper.number });
    case 'load-order':
      return text('Load order {number}', { number: paper.number });
    default:
      return assertNever(paper);
  }
}
