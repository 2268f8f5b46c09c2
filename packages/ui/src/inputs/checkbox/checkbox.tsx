import { forwardRef } from 'react';
import { CheckControl, type CheckControlProps } from './check-control.tsx';

export interface CheckboxProps extends CheckControlProps {
  /** Whether some but not all of its items are checked. */
  mixed?: boolean;
}

/** A checkbox with its label. The browser renders the box in the theme's accent. */
export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(props, ref) {
  return <CheckControl ref={ref} variant="checkbox" {...props} />;
});
