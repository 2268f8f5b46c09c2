export { findOrders } from './find-orders.ts';
export { latestOrdersQuery, useLatestOrders } from './latest-orders.ts';
export { useOrderBoard } from './order-board.ts';
export { type OrderOptions, useOrderOptions } from './order-options.ts';
export {
  fetchInvoiceByCufe,
  fetchOrderPaper,
  generateTimelinePdf,
} from './order-pdfs.ts';
export { useOrderTimeline } from './order-timeline.ts';
export { useOrderTracking } from './order-tracking.ts';
export { type OrdersFiles, useOrders } from './orders.ts';
