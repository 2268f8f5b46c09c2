import type { Order } from '@surtidor/domain/orders';
import type { ComponentType } from 'react';
import { usePortal } from '../context/portal-context.tsx';

/** The places in which a distributor can show a component of its own, with the props that each passes. */
export interface SlotProps {
  /** Below the sign-in form. */
  readonly 'login.end': object;
  /** Between the greeting and the cards of the dashboard. */
  readonly 'dashboard.top': object;
  /** Below an order's deliveries. */
  readonly 'order-details.end': { readonly order: Order };
}

/** The name of a place for a distributor's component. */
export type SlotName = keyof SlotProps;

/** The components of a distributor by place. */
export type PortalSlots = {
  readonly [Name in SlotName]?: ComponentType<SlotProps[Name]>;
};

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
