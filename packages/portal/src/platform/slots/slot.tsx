import type { ComponentType } from 'react';
import type { SlotName, SlotProps } from '../../shared/config/slots.ts';
import { usePortal } from '../context/portal-context.tsx';

/** Renders the distributor's component of a place, if there is one. */
export function Slot<Name extends SlotName>({
  name,
  ...props
}: { readonly name: Name } & SlotProps[Name]) {
  const Content = usePortal().definition.slots?.[name] as
    | ComponentType<SlotProps[Name]>
    | undefined;
  return Content === undefined ? null : <Content {...(props as unknown as SlotProps[Name])} />;
}
