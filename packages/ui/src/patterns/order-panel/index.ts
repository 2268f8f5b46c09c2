export { OrderPanel, type OrderPanelProps } from './order-panel.tsx';
export { OrderPanelSkeleton } from './order-panel-skeleton.tsx';
