import { forwardRef } from 'react';
import { CheckControl, type CheckControlProps } from '../checkbox/check-control.tsx';

export interface SwitchProps extends CheckControlProps {}

/** A switch with a label, for a setting that takes effect immediately. */
export const Switch = forwardRef<HTMLInputElement, SwitchProps>(function Switch(props, ref) {
  return <CheckControl ref={ref} variant="switch" {...props} />;
});
