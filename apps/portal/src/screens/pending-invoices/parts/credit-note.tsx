import { Link } from '@surtidor/ui';
import type { ReactNode } from 'react';
import { hubPath } from '../../../features/payments-hub/hub-sections.ts';
import { usePortal } from '../../../platform/context/portal-context.tsx';
import { useText } from '../../../platform/messages/text-context.tsx';

/** Why a credit cannot be paid, with a link to compensations (reading 17). */
export const CreditNote = ({ children }: { children: ReactNode }) => {
  const text = useText();
  const { product } = usePortal().deploymentOptions;
  return (
    <>
      {children} <Link href={hubPath(product, 'compensate')}>{text('Go to compensations')}</Link>
    </>
  );
};
