import type { Order } from '@surtidor/domain/orders';
import type { ComponentType } from 'react';

/** The places in which a distributor can show a component of its own, with the props that each passes. */
export interface SlotProps {
  /** Behind the brand on the sign-in pages: a drawing, which fills this area and is hidden from screen readers. */
  readonly 'login.background': object;
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
