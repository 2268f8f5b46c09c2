import type { AccessDecision } from '@surtidor/domain/session';
import type { ReactNode } from 'react';
import { OtherCompanySlot } from '../../features/companies/company-bar.tsx';
import { Navigate } from '../../platform/router/index.ts';
import { PermissionNotice } from './permission-notice.tsx';

export interface GrantedPageProps {
  readonly decision: AccessDecision;
  readonly children: ReactNode;
}

/** Renders a granted page, or the notice of a rejected visit. */
export const GrantedPage = ({ decision, children }: GrantedPageProps) => {
  if (decision.kind === 'granted') return children;
  if (decision.kind === 'other-company')
    return <OtherCompanySlot code={decision.code} subject="page" />;
  if (decision.kind !== 'redirect') return null;
  return decision.afterMs > 0 ? (
    <PermissionNotice decision={decision} />
  ) : (
    <Navigate to={decision.to} replace />
  );
};
