import { formatQuantity, getStationLabel, type Order } from '@surtidor/domain';
import type { Text } from '../../platform/messages/text-context.tsx';
import {
  createAmountCell,
  createDayCell,
  createTextCell,
  type SheetColumn,
} from '../table-files/sheet.ts';
import { getOrderStatusBadge, type StatusOptions } from './order-texts.ts';

const getProducts = ({ lines }: Order): string =>
  lines
    .map((line) => `${line.description || line.productCode}: ${formatQuantity(line)}`)
    .join('; ');

/** Returns the columns of exported orders, with typed amounts and dates. */
export const getOrderColumns = (
  deploymentOptions: StatusOptions,
  text: Text,
): readonly SheetColumn<Order>[] => [
  { title: text('SAP number'), width: 14, cell: ({ number }) => createTextCell(number) },
  {
    title: text('SICOM number'),
    width: 14,
    cell: ({ sicomNumber }) => createTextCell(sicomNumber),
  },
  {
    title: text('Status'),
    width: 18,
    cell: (order) => createTextCell(getOrderStatusBadge(order, deploymentOptions, text).label),
  },
  {
    title: text('Requester'),
    width: 30,
    cell: ({ requesterName }) => createTextCell(requesterName),
  },
  {
    title: text('Destination'),
    width: 34,
    cell: (order) => createTextCell(getStationLabel(order.destinationCode, order.destinationName)),
  },
  { title: text('Request date'), width: 14, cell: ({ orderDate }) => createDayCell(orderDate) },
  {
    title: text('Delivery date'),
    width: 14,
    cell: ({ deliveryDate }) => createDayCell(deliveryDate),
  },
  { title: text('Products'), width: 50, cell: (order) => createTextCell(getProducts(order)) },
  {
    title: text('Tracking number'),
    width: 18,
    cell: ({ trackingNumber }) => createTextCell(trackingNumber),
  },
  {
    title: text('Invoice number'),
    width: 18,
    cell: ({ invoiceNumber }) => createTextCell(invoiceNumber),
  },
  { title: text('Value'), width: 18, cell: ({ value }) => createAmountCell(value) },
];
