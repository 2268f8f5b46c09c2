import { usePendingInvoices } from '@surtidor/data';
import { getRecordNumber, type Invoice } from '@surtidor/domain/invoices';
import { getInvoicePath, getRoutePath } from '@surtidor/domain/session';
import { getInvoiceTitle } from '../../../features/invoices/document-title.ts';
import { usePortal } from '../../../platform/context/portal-context.tsx';
import { useText } from '../../../platform/messages/text-context.tsx';
import { ButtonLink } from '../../../platform/router/link.tsx';

export interface SettledMatchesProps {
  /** Part of an invoice, document or community tax number. */
  readonly number: string;
}

/** Finds a number that no pending invoice has among the settled invoices, and links to them. */
export const SettledMatches = ({ number }: SettledMatchesProps) => {
  const text = useText();
  const { product } = usePortal().deploymentOptions;
  const { state } = usePendingInvoices({ filter: { number, status: 'compensated' } });
  const invoices: readonly Invoice[] = state.kind === 'ready' ? state.items : [];
  const [invoice] = invoices;
  if (invoice === undefined) return null;
  return (
    <>
      <p role="status">
        {invoices.length === 1
          ? text('{document} is already paid or compensated.', {
              document: getInvoiceTitle(invoice, text),
            })
          : text('Invoices with this number are already paid or compensated.')}
      </p>
      <ButtonLink
        href={
          invoices.length === 1
            ? getInvoicePath(getRecordNumber(invoice))
            : `${getRoutePath('pending-invoices', product)}?${new URLSearchParams({ q: number, status: 'compensated' })}`
        }
        variant="secondary"
      >
        {text('Show what is paid')}
      </ButtonLink>
    </>
  );
};
