import {
  formatQuantity,
  getStationLabel,
  getVisibleTrackingNumber,
  type Order,
} from '@surtidor/domain/orders';
import type { Fact } from '@surtidor/ui';
import type { Text } from '../../platform/messages/text-context.tsx';
import {
  amountField,
  dateField,
  getFacts,
  type ListField,
  textField,
} from '../lists/list-fields.ts';
import { getOrderStatusBadge, type StatusOptions } from './order-texts.ts';
import { StationOrdersLink } from './station-orders-link.tsx';

/** The fields of an order that do not depend on the deployment. */
export const orderFields = {
  number: textField('SAP number', 14, ({ number }) => number),
  sicomNumber: textField('SICOM number', 14, ({ sicomNumber }) => sicomNumber),
  requester: textField('Requester', 30, (order) => order.requesterName || order.requesterCode),
  destination: textField('Destination', 34, ({ destinationCode, destinationName }) =>
    getStationLabel(destinationCode, destinationName),
  ),
  orderDate: dateField('Request date', ({ orderDate }) => orderDate),
  deliveryDate: dateField('Delivery date', ({ deliveryDate }) => deliveryDate),
  products: textField('Products', 50, ({ lines, value }) =>
    lines
      .map((line) => {
        const quantity = formatQuantity(line, value.currency);
        return `${line.description || line.productCode}: ${quantity}`;
      })
      .join('; '),
  ),
  trackingNumber: textField('Tracking number', 18, ({ trackingNumber }) => trackingNumber.trim()),
  invoiceNumber: textField('Invoice number', 18, ({ invoiceNumber }) => invoiceNumber),
  value: amountField('Value', ({ value }) => value),
} as const satisfies Readonly<Record<string, ListField<Order>>>;

/** Returns the fields of exported orders. */
export function getExportFields(
  deploymentOptions: StatusOptions,
  text: Text,
): readonly ListField<Order>[] {
  const { number, sicomNumber, ...otherFields } = orderFields;
  const status = textField<Order>(
    'Status',
    18,
    (order) => getOrderStatusBadge(order, deploymentOptions, text).label,
  );
  return [number, sicomNumber, status, ...Object.values(otherFields)];
}

/** Returns the facts of an order. The SAP number is in the title (spec 2, order panel). */
export function getOrderFacts(order: Order, text: Text): readonly Fact[] {
  const { sicomNumber, requester, destination, orderDate, deliveryDate, trackingNumber } =
    orderFields;
  const hasTracking = getVisibleTrackingNumber(order) !== null;
  return [
    ...getFacts([sicomNumber, requester], order, text),
    ...(order.destinationCode
      ? [
          {
            label: text(destination.label),
            value: (
              <StationOrdersLink
                code={order.destinationCode}
                name={destination.format(order, text)}
              />
            ),
          },
        ]
      : []),
    ...getFacts([orderDate, deliveryDate, ...(hasTracking ? [trackingNumber] : [])], order, text),
  ];
}
