import { getSharedClient, hasPdf, type Invoice } from '@surtidor/domain/invoices';
import { getPayability, type PaymentAttempt } from '@surtidor/domain/payments';
import { getAccessRoute, getRoutePath, isIncluded } from '@surtidor/domain/session';
import type { InvoiceAttempts } from '@surtidor/flows/react';
import {
  Button,
  DescriptionList,
  disabledReasonTones,
  Link,
  LongList,
  SummaryCard,
} from '@surtidor/ui';
import type { ReactNode } from 'react';
import type { GetClassName } from '../../../features/accounts/use-class-names.ts';
import { HeldNote } from '../../../features/attempts/held-note.tsx';
import { getInvoiceTitle } from '../../../features/invoices/document-title.ts';
import { invoiceFields } from '../../../features/invoices/invoice-fields.ts';
import {
  InvoiceLink,
  InvoiceTitle,
  ShortInvoiceTitle,
} from '../../../features/invoices/invoice-link.tsx';
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
  /** Opens the payment of one invoice. Omit it if the user may not pay. */
  readonly onPay?: (invoice: Invoice) => void;
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
  const { invoices, selected, attempts, onToggle, onPay, getClassName, isCompact } = props;
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
        ...(onPay && { onPay }),
      }}
      estimatedHeight={isCompact ? 135 : 104}
      className={invoiceGridClasses}
    />
  );
};

/** What every card needs. */
interface GridContext
  extends Pick<InvoiceGridProps, 'onToggle' | 'onPay' | 'getClassName' | 'isCompact'>,
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

const GridItem = (props: GridItemProps) => {
  const { invoice, attemptOrSelected, lastOutcomes, onToggle, getClassName, isCompact } = props;
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
      {...(isCompact
        ? {
            accordion: 'invoices',
            title: <ShortInvoiceTitle document={invoice} title={document} />,
          }
        : { title: <InvoiceTitle document={invoice} title={document} /> })}
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
      <Details {...props} isPayable={disabledReason === null} />
    </SummaryCard>
  );
};

interface DetailsProps extends Pick<GridItemProps, 'invoice' | 'fields' | 'isCompact' | 'onPay'> {
  readonly isPayable: boolean;
}

/** The other facts and the actions. The title of a card that does not open links to the document's page. */
const Details = ({ invoice, fields, isCompact, isPayable, onPay }: DetailsProps) => {
  const text = useText();
  const document = getInvoiceTitle(invoice, text);
  return (
    <div className="-my-1 flex min-h-9 flex-wrap items-center justify-end gap-x-1">
      {isCompact ? (
        <>
          <DescriptionList
            className="mr-auto flex flex-wrap gap-x-4 gap-y-1 text-xs"
            facts={getFacts(fields, invoice, text)}
          />
          <InvoiceLink document={invoice} title={document} />
        </>
      ) : (
        <p className="mr-auto text-xs text-ui-ink-soft">
          {text('Doc. {facts}', {
            facts: fields.flatMap(({ format }) => format(invoice, text) || []).join(' · '),
          })}
        </p>
      )}
      {hasPdf(invoice) && <StatusPdf invoice={invoice} document={document} />}
      {onPay && isPayable && (
        <Button
          variant="secondary"
          size="sm"
          aria-label={text('Pay {document}', { document })}
          onClick={() => onPay(invoice)}
        >
          {text('Pay')}
        </Button>
      )}
    </div>
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
