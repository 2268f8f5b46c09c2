export { buildDeliveriesRequest, useDeliveries } from './deliveries.ts';
export { findOrders } from './find-orders.ts';
export { buildLatestOrdersRequest, latestOrdersQuery, useLatestOrders } from './latest-orders.ts';
export { type OrderOptions, useOrderOptions } from './order-options.ts';
export {
  fetchInvoiceByCufe,
  fetchOrderDocument,
  generateTimelinePdf,
} from './order-pdfs.ts';
export { buildOrderTimelineRequest, useOrderTimeline } from './order-timeline.ts';
export { buildOrderTrackingRequest, useOrderTracking } from './order-tracking.ts';
export { buildOrdersRequest, type OrdersFiles, useOrders } from './orders.ts';
