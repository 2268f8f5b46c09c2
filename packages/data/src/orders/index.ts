export { findOrders } from './find-orders.ts';
export { latestOrdersQuery, latestOrdersRequest, useLatestOrders } from './latest-orders.ts';
export { orderBoardRequest, useOrderBoard } from './order-board.ts';
export { type OrderOptions, useOrderOptions } from './order-options.ts';
export {
  fetchInvoiceByCufe,
  fetchOrderDocument,
  generateTimelinePdf,
} from './order-pdfs.ts';
export { useOrderTimeline } from './order-timeline.ts';
export { orderTrackingRequest, useOrderTracking } from './order-tracking.ts';
export { type OrdersFiles, ordersRequest, useOrders } from './orders.ts';
