export { Alert, type AlertProps } from './alert.tsx';
export { useDelayedDismiss } from './use-delayed-dismiss.ts';
export { useHoverOrFocus } from './use-hover-or-focus.ts';
