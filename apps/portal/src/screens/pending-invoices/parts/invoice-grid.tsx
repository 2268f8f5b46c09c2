import { type Invoice, offersPdf, type PaymentAttempt } from '@surtidor/domain';
import { InvoiceCard } from '@surtidor/ui';
import { memo, Suspense } from 'react';
import { invoiceCardOf, invoiceTitle } from '../../../invoices/invoice-card-of.ts';
import { useText } from '../../../messages/text-context.tsx';
import { optionalPart } from '../../../shell/errors/optional-part.ts';
import { usePortal, useVariant } from '../../../shell/portal-context.tsx';
import { CreditNote } from './credit-note.tsx';

const StatusPdf = optionalPart(async () => (await import('./status-pdf.tsx')).StatusPdf);

export interface InvoiceGridProps {
  readonly invoices: readonly Invoice[];
  readonly selected: ReadonlySet<string>;
  readonly inProgress: ReadonlyMap<string, PaymentAttempt>;
  /** Absent where the user may not pay: the cards then cannot be chosen. Keeps its identity. */
  readonly onToggle?: (id: string) => void;
}

/** The invoices as cards; choosing one draws only that one again. */
export const InvoiceGrid = ({ invoices, selected, inProgress, onToggle }: InvoiceGridProps) => (
  <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
    {invoices.map((invoice) => (
      <GridItem
        key={invoice.id}
        invoice={invoice}
        selected={selected.has(invoice.id)}
        attempt={inProgress.get(invoice.documentNumber)}
        {...(onToggle && { onToggle })}
      />
    ))}
  </ul>
);

interface GridItemProps extends Pick<InvoiceGridProps, 'onToggle'> {
  readonly invoice: Invoice;
  readonly selected: boolean;
  /** The live attempt of this browser that holds the invoice. */
  readonly attempt: PaymentAttempt | undefined;
}

/** Cards out of sight are not laid out; the margin leaves room for the shadow and the focus ring. */
const place = 'grid -m-1 p-1 [contain-intrinsic-size:auto_20rem] [content-visibility:auto]';

const GridItem = memo(function GridItem({ invoice, selected, attempt, onToggle }: GridItemProps) {
  const text = useText();
  const { now } = usePortal();
  const { timeZone } = useVariant();
  const inProgress = new Map(attempt ? [[invoice.documentNumber, attempt]] : []);
  const card = invoiceCardOf(invoice, { inProgress, timeZone, now: now() }, text);
  const document = invoiceTitle(invoice, text);
  return (
    <li className={place}>
      <InvoiceCard
        {...card}
        {...(card.amountKind === 'credit' && { note: <CreditNote>{card.note}</CreditNote> })}
        {...(offersPdf(invoice) && { file: <FileSlot invoice={invoice} document={document} /> })}
        {...(onToggle && {
          selected,
          selectLabel: text('Choose {document}', { document }),
          onSelectedChange: onToggle,
        })}
      />
    </li>
  );
});

/** The place of the PDF's button, which comes once the cards can be chosen. */
const FileSlot = (props: { invoice: Invoice; document: string }) => (
  <span className="flex min-h-8">
    <Suspense fallback={null}>
      <StatusPdf {...props} />
    </Suspense>
  </span>
);
