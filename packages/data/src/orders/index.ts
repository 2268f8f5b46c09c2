export { findOrders } from './find-orders.ts';
export { firstLatestOrders } from './first-latest-orders.ts';
export { firstOrderBoard } from './first-order-board.ts';
export { firstOrderTracking } from './first-order-tracking.ts';
export { firstOrders } from './first-orders.ts';
export { latestOrdersQuery, useLatestOrders } from './latest-orders.ts';
export { useOrderBoard } from './order-board.ts';
export { type OrderOptions, useOrderOptions } from './order-options.ts';
export {
  fetchInvoiceByCufe,
  fetchOrderDocument,
  generateTimelinePdf,
} from './order-pdfs.ts';
export { useOrderTimeline } from './order-timeline.ts';
export { useOrderTracking } from './order-tracking.ts';
export { type OrdersFiles, useOrders } from './orders.ts';
