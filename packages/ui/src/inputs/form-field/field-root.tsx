import type { ComponentPropsWithoutRef, FocusEventHandler } from 'react';
import { leaveField } from './leave-field.ts';

interface FieldRootProps extends Omit<ComponentPropsWithoutRef<'div'>, 'onBlur'> {
  onBlur?: FocusEventHandler<HTMLElement> | undefined;
}

/** The box around a field and what it opens: knows when the focus has left all of it. */
export const FieldRoot = ({ onBlur, ...rest }: FieldRootProps) => (
  // biome-ignore lint/a11y/noStaticElementInteractions: nothing is pressed here, the focus only leaves
  <div {...rest} onBlur={leaveField(onBlur)} />
);
