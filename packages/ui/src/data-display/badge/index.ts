export { Badge, type BadgeProps } from './badge.tsx';
export { StatusPill, type StatusPillProps } from './status-pill.tsx';
