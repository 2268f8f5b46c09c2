import type { ComponentPropsWithoutRef, FocusEventHandler } from 'react';
import { leaveField } from './leave-field.ts';

interface FieldRootProps extends Omit<ComponentPropsWithoutRef<'div'>, 'onBlur'> {
  onBlur?: FocusEventHandler<HTMLElement> | undefined;
}

/** The element around a field and its panels. Calls `onBlur` when the focus leaves all of them. */
export const FieldRoot = ({ onBlur, ...rest }: FieldRootProps) => (
  // biome-ignore lint/a11y/noStaticElementInteractions: only detects that the focus leaves
  <div {...rest} onBlur={leaveField(onBlur)} />
);
