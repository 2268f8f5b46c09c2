import { getSharedClient, hasPdf, type Invoice } from '@surtidor/domain/invoices';
import { getPayability, type PaymentAttempt } from '@surtidor/domain/payments';
import { getAccessRoute, getRoutePath, isIncluded } from '@surtidor/domain/session';
import type { InvoiceAttempts } from '@surtidor/flows/react';
import { DescriptionList, disabledReasonTones, Link, LongList, SummaryCard } from '@surtidor/ui';
import type { ReactNode } from 'react';
import type { GetClassName } from '../../../features/accounts/use-class-names.ts';
import { HeldNote } from '../../../features/attempts/held-note.tsx';
import { getInvoiceTitle } from '../../../features/invoices/document-title.ts';
import { invoiceFields } from '../../../features/invoices/invoice-fields.ts';
import { InvoiceLink } from '../../../features/invoices/invoice-link.tsx';
import { getInvoiceSummary } from '../../../features/invoices/invoice-summary.ts';
import { getFacts, type ListField } from '../../../features/lists/list-fields.ts';
import { usePortal, useVariant } from '../../../platform/context/portal-context.tsx';
import { useText } from '../../../platform/messages/text-context.tsx';
import { StatusPdf } from './status-pdf.tsx';

export interface InvoiceGridProps {
  readonly invoices: readonly Invoice[];
  readonly selected: ReadonlySet<string>;
  readonly attempts: InvoiceAttempts;
  /** Makes the cards selectable. Omit it if the user may not pay. */
  readonly onToggle?: (id: string) => void;
  /** Returns the name of a document class. Changes only when the names load. */
  readonly getClassName: GetClassName;
  /** Whether a press on a card opens its details. Otherwise they are always shown. */
  readonly isCompact: boolean;
}

/** The details of a card. */
const detailFields: readonly ListField<Invoice>[] = [
  invoiceFields.documentNumber,
  invoiceFields.documentDate,
  invoiceFields.client,
];

/** The details if all invoices have the same client, which is then shown above the list. */
const fieldsWithoutClient = detailFields.filter((field) => field !== invoiceFields.client);

/** The cards of the list and their placeholders. */
export const invoiceGridClasses = 'grid gap-2 md:grid-cols-2 lg:gap-3 xl:grid-cols-3';

/** The payment in progress for the invoice, or whether the invoice is selected. */
type InvoiceItemState = PaymentAttempt | boolean;

/** The invoices as cards. Only cards that changed re-render. */
export const InvoiceGrid = (props: InvoiceGridProps) => {
  const { invoices, selected, attempts, onToggle, getClassName, isCompact } = props;
  const text = useText();
  const fields =
    isCompact || getSharedClient(invoices) === null ? detailFields : fieldsWithoutClient;
  return (
    <LongList
      label={text('Pending invoices')}
      items={invoices}
      getKey={({ id }) => id}
      getItemState={({ id, documentNumber }): InvoiceItemState =>
        attempts.inProgress.get(documentNumber) ?? selected.has(id)
      }
      renderItem={renderItem}
      context={{
        ...{ getClassName, fields, isCompact },
        lastOutcomes: attempts.lastOutcomes,
        ...(onToggle && { onToggle }),
      }}
      estimatedHeight={isCompact ? 135 : 104}
      className={invoiceGridClasses}
    />
  );
};

/** What every card needs. */
interface GridContext
  extends Pick<InvoiceGridProps, 'onToggle' | 'getClassName' | 'isCompact'>,
    Pick<InvoiceAttempts, 'lastOutcomes'> {
  readonly fields: readonly ListField<Invoice>[];
}

const renderItem = (
  invoice: Invoice,
  attemptOrSelected: InvoiceItemState,
  context: GridContext,
) => <GridItem {...{ invoice, attemptOrSelected }} {...context} />;

interface GridItemProps extends GridContext {
  readonly invoice: Invoice;
  readonly attemptOrSelected: InvoiceItemState;
}

const GridItem = ({
  invoice,
  attemptOrSelected,
  lastOutcomes,
  onToggle,
  getClassName,
  fields,
  isCompact,
}: GridItemProps) => {
  const text = useText();
  const { now } = usePortal();
  const { timeZone, currency } = useVariant();
  const attempt = typeof attemptOrSelected === 'object' ? attemptOrSelected : undefined;
  const lastOutcome = lastOutcomes.get(invoice.documentNumber);
  const { disabledReason, ...card } = getInvoiceSummary(
    invoice,
    { attempt, lastOutcome, currency, timeZone, now: now() },
    { isShort: isCompact },
    text,
  );
  const payability = getPayability(invoice, currency, { has: () => attempt !== undefined });
  const document = getInvoiceTitle(invoice, text);
  return (
    <SummaryCard
      {...card}
      caption={getClassName(invoice)}
      {...(isCompact && { accordion: 'invoices' })}
      {...(disabledReason && { noteTone: disabledReasonTones[disabledReason] })}
      {...(attempt && { note: <HeldNote attempt={attempt}>{card.note}</HeldNote> })}
      {...(payability === 'credit' && {
        note: <CreditExplanation>{card.note}</CreditExplanation>,
      })}
      {...(onToggle && {
        selected: attemptOrSelected === true,
        selectLabel: text('Select {document}', { document }),
        onSelectedChange: onToggle,
      })}
    >
      <div className="-my-1 flex min-h-9 flex-wrap items-center gap-x-4">
        <DescriptionList
          className="flex flex-auto flex-wrap gap-y-1 text-xs"
          facts={getFacts(fields, invoice, text)}
        />
        <InvoiceLink document={invoice} title={document} />
        {hasPdf(invoice) && (
          <span className="-mr-3 flex">
            <StatusPdf invoice={invoice} document={document} />
          </span>
        )}
      </div>
    </SummaryCard>
  );
};

/** Explains why a credit cannot be paid, with a link to compensations (reading 17). */
const CreditExplanation = ({ children }: { children: ReactNode }) => {
  const text = useText();
  const { deploymentOptions } = usePortal();
  if (!isIncluded(getAccessRoute('compensate'), deploymentOptions)) return children;
  return (
    <>
      {children}{' '}
      <Link href={getRoutePath('compensate', deploymentOptions.product)}>
        {text('Go to compensations')}
      </Link>
    </>
  );
};
