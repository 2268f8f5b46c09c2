import {
  getPayability,
  getSharedClient,
  hasPdf,
  type Invoice,
  type PaymentAttempt,
} from '@surtidor/domain';
import { InvoiceCard, Link, LongList } from '@surtidor/ui';
import { type ReactNode, useCallback } from 'react';
import type { GetClassName } from '../../../features/accounts/use-class-names.ts';
import { useLastOutcomes } from '../../../features/attempts/attempts-context.tsx';
import { HeldNote } from '../../../features/attempts/held-note.tsx';
import { getInvoiceTitle } from '../../../features/invoices/document-title.ts';
import { getInvoiceCard } from '../../../features/invoices/invoice-card.ts';
import { invoiceFields } from '../../../features/invoices/invoice-fields.ts';
import { getFacts, type ListField } from '../../../features/lists/list-fields.ts';
import { getHubPath, isHubSectionIncluded } from '../../../features/payments-hub/hub-sections.ts';
import { usePortal, useVariant } from '../../../platform/context/portal-context.tsx';
import { useText } from '../../../platform/messages/text-context.tsx';
import { StatusPdf } from './status-pdf.tsx';

export interface InvoiceGridProps {
  readonly invoices: readonly Invoice[];
  readonly selected: ReadonlySet<string>;
  readonly inProgress: ReadonlyMap<string, PaymentAttempt>;
  /** Makes the cards selectable. Omit it if the user may not pay. Must be stable. */
  readonly onToggle?: (id: string) => void;
  /** Returns the name of a document class. Must be stable. */
  readonly getClassName: GetClassName;
}

const allFields: readonly ListField<Invoice>[] = Object.values(invoiceFields);

/** The fields of a card if all invoices have the same client, which is then shown above the list. */
const fieldsWithoutClient = allFields.filter((field) => field !== invoiceFields.client);

/** The payment in progress for the invoice, or whether the invoice is selected. */
type InvoiceItemState = PaymentAttempt | boolean;

/** The invoices as cards. Only cards that changed re-render. */
export const InvoiceGrid = (props: InvoiceGridProps) => {
  const { invoices, selected, inProgress, onToggle, getClassName } = props;
  const text = useText();
  const fields = getSharedClient(invoices) === null ? allFields : fieldsWithoutClient;
  const renderItem = useCallback(
    (invoice: Invoice, attemptOrSelected: InvoiceItemState) => (
      <GridItem
        {...{ invoice, attemptOrSelected, getClassName, fields }}
        {...(onToggle && { onToggle })}
      />
    ),
    [onToggle, getClassName, fields],
  );
  const getItemState = useCallback(
    ({ id, documentNumber }: Invoice): InvoiceItemState =>
      inProgress.get(documentNumber) ?? selected.has(id),
    [inProgress, selected],
  );
  return (
    <LongList
      label={text('Pending invoices')}
      items={invoices}
      getKey={({ id }) => id}
      getItemState={getItemState}
      renderItem={renderItem}
      estimatedHeight={240}
      className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3"
    />
  );
};

interface GridItemProps extends Pick<InvoiceGridProps, 'onToggle' | 'getClassName'> {
  readonly invoice: Invoice;
  readonly attemptOrSelected: InvoiceItemState;
  readonly fields: readonly ListField<Invoice>[];
}

const GridItem = ({
  invoice,
  attemptOrSelected,
  onToggle,
  getClassName,
  fields,
}: GridItemProps) => {
  const text = useText();
  const { now } = usePortal();
  const { timeZone, currency } = useVariant();
  const attempt = typeof attemptOrSelected === 'object' ? attemptOrSelected : undefined;
  const lastOutcome = useLastOutcomes().get(invoice.documentNumber);
  const card = getInvoiceCard(
    invoice,
    { attempt, lastOutcome, currency, timeZone, now: now() },
    text,
  );
  const payability = getPayability(invoice, currency, { has: () => attempt !== undefined });
  const document = getInvoiceTitle(invoice, text);
  return (
    <InvoiceCard
      {...card}
      facts={getFacts(fields, invoice, text)}
      group={getClassName(invoice)}
      {...(attempt && { note: <HeldNote attempt={attempt}>{card.note}</HeldNote> })}
      {...(payability === 'credit' && {
        note: <CreditExplanation>{card.note}</CreditExplanation>,
      })}
      {...(hasPdf(invoice) && { file: <FileLine invoice={invoice} document={document} /> })}
      {...(onToggle && {
        selected: attemptOrSelected === true,
        selectLabel: text('Select {document}', { document }),
        onSelectedChange: onToggle,
      })}
    />
  );
};

/** Renders the PDF button in a line of a fixed height. */
const FileLine = (props: { invoice: Invoice; document: string }) => (
  <span className="flex min-h-8">
    <StatusPdf {...props} />
  </span>
);

/** Explains why a credit cannot be paid, with a link to compensations (reading 17). */
const CreditExplanation = ({ children }: { children: ReactNode }) => {
  const text = useText();
  const { deploymentOptions } = usePortal();
  if (!isHubSectionIncluded('compensate', deploymentOptions)) return children;
  return (
    <>
      {children}{' '}
      <Link href={getHubPath(deploymentOptions.product, 'compensate')}>
        {text('Go to compensations')}
      </Link>
    </>
  );
};
