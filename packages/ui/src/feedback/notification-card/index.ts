export { NotificationCard, type NotificationCardProps } from './notification-card.tsx';
