import { formatQuantity, getStationLabel, type Order } from '@surtidor/domain';
import type { Text } from '../../platform/messages/text-context.tsx';
import { amountCell, dayCell, type SheetColumn, textCell } from '../table-files/sheet.ts';
import { getOrderStatusBadge, type StatusOptions } from './order-texts.ts';

const getProducts = ({ lines }: Order): string =>
  lines
    .map((line) => `${line.description || line.productCode}: ${formatQuantity(line)}`)
    .join('; ');

/** The columns of exported orders, with typed amounts and dates. */
export const getOrderColumns = (
  deploymentOptions: StatusOptions,
  text: Text,
): readonly SheetColumn<Order>[] => [
  { title: text('SAP number'), width: 14, cell: ({ number }) => textCell(number) },
  { title: text('SICOM number'), width: 14, cell: ({ sicomNumber }) => textCell(sicomNumber) },
  {
    title: text('Status'),
    width: 18,
    cell: (order) => textCell(getOrderStatusBadge(order, deploymentOptions, text).label),
  },
  { title: text('Requester'), width: 30, cell: ({ requesterName }) => textCell(requesterName) },
  {
    title: text('Destination'),
    width: 34,
    cell: (order) => textCell(getStationLabel(order.destinationCode, order.destinationName)),
  },
  { title: text('Request date'), width: 14, cell: ({ orderDate }) => dayCell(orderDate) },
  { title: text('Delivery date'), width: 14, cell: ({ deliveryDate }) => dayCell(deliveryDate) },
  { title: text('Products'), width: 50, cell: (order) => textCell(getProducts(order)) },
  {
    title: text('Tracking number'),
    width: 18,
    cell: ({ trackingNumber }) => textCell(trackingNumber),
  },
  {
    title: text('Invoice number'),
    width: 18,
    cell: ({ invoiceNumber }) => textCell(invoiceNumber),
  },
  { title: text('Value'), width: 18, cell: ({ value }) => amountCell(value) },
];
