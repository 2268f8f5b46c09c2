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

/** Cards drawn and laid out together; a multiple of every number of columns. */
const chunkSize = 30;

/** The invoices as cards; choosing one, or loading more, draws only what changed again. */
export const InvoiceGrid = ({ invoices, ...parts }: InvoiceGridProps) => (
  <div className="flex flex-col gap-4">
    {Array.from({ length: Math.ceil(invoices.length / chunkSize) }, (_, place) => {
      const first = place * chunkSize;
      return <Chunk key={first} invoices={invoices.slice(first, first + chunkSize)} {...parts} />;
    })}
  </div>
);

/** Whether a chunk would look the same: the same invoices, as chosen and as held as before. */
function looksTheSame(one: InvoiceGridProps, other: InvoiceGridProps): boolean {
  return (
    one.onToggle === other.onToggle &&
    one.invoices.length === other.invoices.length &&
    one.invoices.every(
      (invoice, place) =>
        invoice === other.invoices[place] &&
        one.selected.has(invoice.id) === other.selected.has(invoice.id) &&
        one.inProgress.get(invoice.documentNumber) === other.inProgress.get(invoice.documentNumber),
    )
  );
}

/** Chunks out of sight are not laid out; the margin leaves room for shadows and focus rings. */
const chunkLook =
  '-m-1 grid gap-4 p-1 [contain-intrinsic-size:auto_600rem] [content-visibility:auto] sm:grid-cols-2 lg:grid-cols-3';

const Chunk = memo(function Chunk({ invoices, selected, inProgress, onToggle }: InvoiceGridProps) {
  return (
    <ul className={chunkLook}>
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
}, looksTheSame);

interface GridItemProps extends Pick<InvoiceGridProps, 'onToggle'> {
  readonly invoice: Invoice;
  readonly selected: boolean;
  /** The live attempt of this browser that holds the invoice. */
  readonly attempt: PaymentAttempt | undefined;
}

const GridItem = memo(function GridItem({ invoice, selected, attempt, onToggle }: GridItemProps) {
  const text = useText();
  const { now } = usePortal();
  const { timeZone } = useVariant();
  const inProgress = new Map(attempt ? [[invoice.documentNumber, attempt]] : []);
  const card = invoiceCardOf(invoice, { inProgress, timeZone, now: now() }, text);
  const document = invoiceTitle(invoice, text);
  return (
    <li className="grid">
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
