import type { ComponentPropsWithoutRef, FocusEventHandler } from 'react';
import { createFieldBlurHandler } from './field-blur-handler.ts';

interface FieldRootProps extends Omit<ComponentPropsWithoutRef<'div'>, 'onBlur'> {
  onBlur?: FocusEventHandler<HTMLElement> | undefined;
}

/** The element around a field and its panels. Calls `onBlur` when the focus leaves all of them. */
export const FieldRoot = ({ onBlur, ...rest }: FieldRootProps) => (
  // biome-ignore lint/a11y/noStaticElementInteractions: only detects that the focus leaves
  <div {...rest} onBlur={createFieldBlurHandler(onBlur)} />
);
