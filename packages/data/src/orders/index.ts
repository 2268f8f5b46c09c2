export { latestOrdersQuery, useLatestOrders } from './latest-orders.ts';
export { type OrderOptions, orderOptionsQuery, useOrderOptions } from './order-options.ts';
export {
  fetchInvoiceByCufe,
  fetchLoadOrderPdf,
  fetchOrderPaper,
  fetchRemissionPdf,
  generateTimelinePdf,
} from './order-pdfs.ts';
export { orderTimelineQuery, useOrderTimeline } from './order-timeline.ts';
export { type FoundOrder, orderTrackingQuery, useOrderTracking } from './order-tracking.ts';
export { type OrdersAsked, type OrdersFiles, ordersQuery, useOrders } from './orders.ts';
