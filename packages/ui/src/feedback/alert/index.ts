export { Alert, type AlertProps } from './alert.tsx';
export { useHoverOrFocus } from './use-hover-or-focus.ts';
