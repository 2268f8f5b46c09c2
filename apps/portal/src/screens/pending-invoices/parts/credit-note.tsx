import { Link } from '@surtidor/ui';
import type { ReactNode } from 'react';
import { useText } from '../../../messages/text-context.tsx';
import { deskPath, isSectionBuilt } from '../../../payment-desk/desk-sections.ts';
import { usePortal } from '../../../shell/portal-context.tsx';

/** Why a credit cannot be paid, and the way to where it is used (settled reading 17). */
export const CreditNote = ({ children }: { children: ReactNode }) => {
  const text = useText();
  const { product } = usePortal().readings;
  return (
    <>
      {children}{' '}
      {isSectionBuilt('compensate') && (
        <Link href={deskPath(product, 'compensate')}>{text('Go to compensations')}</Link>
      )}
    </>
  );
};
