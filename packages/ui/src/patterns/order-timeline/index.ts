export {
  OrderTimeline,
  type OrderTimelineEntry,
  type OrderTimelineProps,
} from './order-timeline.tsx';
export { OrderTimelineSkeleton } from './order-timeline-skeleton.tsx';
