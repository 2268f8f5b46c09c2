export * from './event-moment.ts';
export {
  getDelivery,
  getDeliveryTiming,
  getExpectedDelivery,
  isExpected,
} from './expected-delivery.ts';
export { daysFromOrderToInvoice, findInvoiceOrder } from './find-invoice-order.ts';
export * from './format-quantity.ts';
export * from './order-documents.ts';
export {
  clearOrderField,
  emptyOrderFilter,
  getStationLabel,
  normalizeOrderFilter,
  type OrderFilter,
  type OrderFilterField,
  orderFilterFields,
} from './order-filter.ts';
export * from './order-notice.ts';
export {
  getOrderQuantities,
  type QuantityRow,
} from './order-quantities.ts';
export * from './order-selection.ts';
export * from './orders-request.ts';
export {
  getFilterStatuses,
  getOrderStatus,
  getOrderStatusLabel,
  getOrderTone,
  getRemainingStatuses,
  hasLockedStyle,
  orderStatusAppearance,
  orderStatusLabels,
} from './status.ts';
export { getTimeline, omitListedLink } from './timeline.ts';
export type {
  Order,
  OrderDelivery,
  OrderEvent,
  OrderFilterOption,
  OrderLine,
  OrderStatus,
  StatusNames,
  StatusSixOption,
  Timeline,
  TimelineEntry,
} from './types.ts';
