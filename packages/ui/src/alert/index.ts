export { Alert, type AlertProps } from './alert.tsx';
export { useDelayedDismiss } from './use-delayed-dismiss.ts';
export { useReading } from './use-reading.ts';
