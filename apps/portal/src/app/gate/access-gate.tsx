import type { AccessDecision } from '@surtidor/domain';
import { type ReactNode, useEffect } from 'react';
import { Navigate } from '../../platform/router/index.ts';
import { PermissionNotice } from './permission-notice.tsx';

export interface AccessGateProps {
  readonly decision: AccessDecision;
  /** Nobody is signed in: the sign-in page takes this one's place. */
  readonly onSignInNeeded: () => void;
  /** Rendered only when the visit is granted: never a frame of protected data before. */
  readonly children: ReactNode;
}

/** Renders the answer to a visit (spec 2, guard). */
export const AccessGate = ({ decision, onSignInNeeded, children }: AccessGateProps) => {
  const signIn = decision.kind === 'sign-in';
  useEffect(() => {
    if (signIn) onSignInNeeded();
  }, [signIn, onSignInNeeded]);
  switch (decision.kind) {
    case 'granted':
      return children;
    case 'sign-in':
      return null;
    case 'accept-terms':
      return <Navigate to={decision.to} replace />;
    case 'redirect':
      return decision.afterMs > 0 ? (
        <PermissionNotice decision={decision} />
      ) : (
        <Navigate to={decision.to} replace />
      );
  }
};
