import { forwardRef } from 'react';
import { CheckControl, type CheckControlProps } from './check-control.tsx';

export interface CheckboxProps extends CheckControlProps {
  /** Whether some but not all of its items are checked. */
  mixed?: boolean;
}

/** A native checkbox with a label, in the accent color of the theme. */
export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(props, ref) {
  return <CheckControl ref={ref} variant="checkbox" {...props} />;
});
