import { decideAccess, matchRoute } from '@surtidor/domain/session';
import { useHydrated } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useMetVoucherRequirements } from '../../features/vouchers/use-cart.ts';
import { useVisitor } from '../../platform/context/portal-context.tsx';
import { useLocation } from '../../platform/router/index.ts';
import { PagePending } from '../frame/page-pending.tsx';
import { GrantedPage } from './granted-page.tsx';

export interface CartPageProps {
  readonly children: ReactNode;
}

const CheckedPage = ({ children }: CartPageProps) => {
  const visitor = useVisitor();
  const { pathname, search } = useLocation();
  const vouchers = useMetVoucherRequirements(visitor.session);
  const route = matchRoute(pathname, visitor.deploymentOptions);
  const query = new URLSearchParams(search);
  const decision = decideAccess({ ...visitor, route, query, vouchers });
  return <GrantedPage decision={decision}>{children}</GrantedPage>;
};

/** Renders a page that needs a cart of vouchers, which only the browser knows (spec 2). */
export const CartPage = ({ children }: CartPageProps) =>
  useHydrated() ? <CheckedPage>{children}</CheckedPage> : <PagePending />;
