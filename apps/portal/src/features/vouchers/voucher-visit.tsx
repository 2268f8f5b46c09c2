import type { AccessRequest, Session } from '@surtidor/domain';
import type { ReactNode } from 'react';
import { useVoucherVisit } from './use-cart.ts';

export interface VoucherVisitProps {
  readonly session: Session | null;
  /** Renders with what the visit brings; called again whenever the cart changes. */
  readonly children: (brought: Pick<AccessRequest, 'vouchers'>) => ReactNode;
}

/** Reads what a visit brings for the voucher pages (spec 2). */
export const VoucherVisit = ({ session, children }: VoucherVisitProps) =>
  children({ vouchers: useVoucherVisit(session) });
