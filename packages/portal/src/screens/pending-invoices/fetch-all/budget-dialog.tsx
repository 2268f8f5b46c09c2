import { createMoney, formatMoney, getAmountFormat, sumMoney } from '@surtidor/domain';
import type { Invoice, InvoiceFilter } from '@surtidor/domain/invoices';
import {
  type BudgetSplit,
  type DraftAmounts,
  getAmounts,
  getDraftTotal,
  getPaymentMinimum,
  getSkippedDocuments,
  splitBudget,
} from '@surtidor/domain/payments';
import type { InvoiceAttempts } from '@surtidor/flows/react';
import { Alert, Button, Dialog, MoneyInput } from '@surtidor/ui';
import { type FormEvent, useState } from 'react';
import {
  type AllInvoices,
  fetchLimit,
  useFetchAll,
} from '../../../features/payments/all-invoices/use-fetch-all.ts';
import { usePortal, useVariant } from '../../../platform/context/portal-context.tsx';
import { type Text, useText } from '../../../platform/messages/text-context.tsx';
import { FetchProgress } from './fetch-progress.tsx';
import { InPaymentNote } from './in-payment-note.tsx';

/** The invoices to pay and the amount of each. */
export interface BudgetPayment {
  /** Sorted by due date, oldest first. */
  readonly invoices: readonly Invoice[];
  readonly amounts: DraftAmounts;
}

export interface BudgetDialogProps extends Pick<InvoiceAttempts, 'inProgress'> {
  /** The filter of the list. The budget pays only matching invoices. */
  readonly filter: InvoiceFilter;
  /** Whether the filter excludes any invoice. */
  readonly isFiltered: boolean;
  /** Called with the amounts, which the user reviews before they are sent. */
  readonly onAllocate: (payment: BudgetPayment) => void;
  readonly onCancel: () => void;
}

const formId = 'budget';

interface Allocation {
  readonly split: BudgetSplit;
  /** The skipped invoices that somebody is already paying. */
  readonly skipped: readonly Invoice[];
  readonly allInvoices: AllInvoices;
}

const getPayment = ({ split, allInvoices }: Allocation): BudgetPayment => {
  const byId = new Map(allInvoices.invoices.map((invoice) => [invoice.id, invoice]));
  return {
    invoices: split.draft.entries.flatMap(({ document }) => byId.get(document.id) ?? []),
    amounts: getAmounts(split.draft),
  };
};

/** Returns the reason why part of the budget is left, or null if nothing is left. */
function getRemainderText(
  { split, allInvoices }: Allocation,
  isFiltered: boolean,
  text: Text,
): string | null {
  if (split.remaining.minor === 0) return null;
  const amount = formatMoney(split.remaining);
  if (split.isHeldForMinimum) {
    return text(
      '{amount} remains, because the rest of the next invoice would be less than the minimum payment.',
      { amount },
    );
  }
  if (split.draft.entries.length === 0) return text('You have no invoices that can be paid now.');
  if (isFiltered && !allInvoices.isLimited) {
    return text('It is more than the total of the filtered invoices. {amount} remains.', {
      amount,
    });
  }
  return allInvoices.isLimited
    ? text('It pays the {count} oldest invoices, the maximum for one payment. {amount} remains.', {
        count: fetchLimit,
        amount,
      })
    : text('It is more than you owe. {amount} remains.', { amount });
}

/** Splits an amount across the invoices, oldest due date first. The last invoice may be paid in part. */
export const BudgetDialog = (props: BudgetDialogProps) => {
  const { filter, isFiltered, inProgress, onAllocate, onCancel } = props;
  const text = useText();
  const { currency } = useVariant();
  const { deploymentOptions } = usePortal();
  const { state, fetchAll } = useFetchAll(inProgress);
  const [minor, setMinor] = useState<number | null>(null);
  const [allocation, setAllocation] = useState<Allocation | null>(null);
  const budget = createMoney(minor ?? 0, currency);
  const minimum = getPaymentMinimum(deploymentOptions.paymentMinimum, currency);

  const allocate = async () => {
    const coversBudget = (selected: readonly Invoice[]) =>
      sumMoney(
        selected.map(({ balance }) => balance),
        currency,
      ).minor >= budget.minor;
    const allInvoices = await fetchAll(filter, coversBudget);
    if (allInvoices === null) return;
    const split = splitBudget(allInvoices.invoices, budget, inProgress, minimum);
    const skipped = getSkippedDocuments(allInvoices.inPayment, split);
    const nextAllocation = { split, skipped, allInvoices };
    if (split.remaining.minor === 0 && skipped.length === 0) onAllocate(getPayment(nextAllocation));
    else setAllocation(nextAllocation);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (allocation !== null) onAllocate(getPayment(allocation));
    else if (budget.minor > 0 && state.kind !== 'running') void allocate();
  };
  return (
    <Dialog
      open
      size="sm"
      title={text('Pay with a budget')}
      description={text(
        isFiltered
          ? 'We distribute it among the filtered invoices, earliest due date first. You can change each amount before you pay.'
          : 'We distribute it among the invoices that are due first. You can change each amount before you pay.',
      )}
      onOpenChange={onCancel}
      footer={
        <BudgetFooter
          allocation={allocation}
          isZero={budget.minor === 0}
          isBusy={state.kind === 'running'}
          onCancel={onCancel}
        />
      }
    >
      <form id={formId} noValidate onSubmit={handleSubmit} className="flex flex-col gap-4">
        <MoneyInput
          label={text('How much do you want to pay?')}
          required
          data-autofocus=""
          value={minor}
          format={getAmountFormat(currency)}
          disabled={state.kind === 'running'}
          onValueChange={(next) => {
            setMinor(next);
            setAllocation(null);
          }}
        />
        <FetchProgress state={state} onRetry={() => void allocate()} />
        {allocation && <AllocationNote {...{ allocation, isFiltered, inProgress }} />}
      </form>
    </Dialog>
  );
};

interface BudgetFooterProps extends Pick<BudgetDialogProps, 'onCancel'> {
  readonly allocation: Allocation | null;
  readonly isZero: boolean;
  readonly isBusy: boolean;
}

/** The buttons of the dialog; the second one names the amount that it pays. */
const BudgetFooter = ({ allocation, isZero, isBusy, onCancel }: BudgetFooterProps) => {
  const text = useText();
  const isEmpty = allocation?.split.draft.entries.length === 0;
  return (
    <>
      <Button variant="secondary" onClick={onCancel}>
        {text('Cancel')}
      </Button>
      <Button type="submit" form={formId} disabled={isZero || isEmpty} busy={isBusy}>
        {allocation && !isEmpty
          ? text('Continue with {amount}', {
              amount: formatMoney(getDraftTotal(allocation.split.draft)),
            })
          : text('Continue')}
      </Button>
    </>
  );
};

interface AllocationNoteProps extends Pick<BudgetDialogProps, 'isFiltered' | 'inProgress'> {
  readonly allocation: Allocation;
}

/** Why a part of the budget is left, and which invoices somebody is already paying. */
const AllocationNote = ({ allocation, isFiltered, inProgress }: AllocationNoteProps) => (
  <Alert tone="info">
    <p className="empty:hidden">{getRemainderText(allocation, isFiltered, useText())}</p>
    <InPaymentNote invoices={allocation.skipped} inProgress={inProgress} />
  </Alert>
);
