import { forwardRef } from 'react';
import { CheckControl, type CheckControlProps } from '../checkbox/check-control.tsx';

export interface SwitchProps extends CheckControlProps {}

/** A setting that is on or off and takes effect at once, with its label. */
export const Switch = forwardRef<HTMLInputElement, SwitchProps>(function Switch(props, ref) {
  return <CheckControl ref={ref} variant="switch" {...props} />;
});
