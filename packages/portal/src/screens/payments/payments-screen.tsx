import { useDataContext } from '@surtidor/data';
import { getCompensatedTotals, hasCustomRange } from '@surtidor/domain/compensations';
import type { PaymentConditions } from '@surtidor/domain/payments';
import { Alert, Button, ListFrame, Skeleton, SkeletonList } from '@surtidor/ui';
import { useHydrated } from '@tanstack/react-router';
import { useMemo } from 'react';
import { ExportMenu } from '../../features/lists/export/export-menu.tsx';
import { ListTools } from '../../features/lists/list-tools.tsx';
import { useListSearchParams } from '../../features/lists/use-list-search-params.ts';
import { PaymentsHub } from '../../features/payments-hub/payments-hub.tsx';
import { useToday, useVariant } from '../../platform/context/portal-context.tsx';
import { useText } from '../../platform/messages/text-context.tsx';
import { getAllPagesFrame, getFailureText } from '../../platform/remote/frame-state.ts';
import { formatPaid, PaidSumsButton } from './parts/paid-summary.tsx';
import { createPaymentFields } from './parts/payment-fields.ts';
import { createPaymentCodec, createPaymentFilter } from './parts/payment-filter.tsx';
import { PaymentRows } from './parts/payment-rows.tsx';
import { usePayments } from './parts/use-payments.ts';
import '../../shared/messages/spanish/payments-page.ts';

/**
 * Lists the payments of the company in every state, each with a link to its receipt or result, with the compensations
 * beside them and what was paid by month and bank.
 */
const PaymentsScreen = () => {
  const text = useText();
  const today = useToday();
  const codec = useMemo(() => createPaymentCodec(today), [today]);
  const urlState = useListSearchParams(codec);
  const payments = usePayments(urlState.filter);
  const { transactionList } = useDataContext().backendProfile.capabilities;
  const isFiltered = urlState.query !== '';
  return (
    <>
      <PaymentsHub
        page="payments"
        title={text('Payments')}
        subtitle={text(
          transactionList
            ? 'The payments of your company and their receipts.'
            : 'The payments of the last days in this browser and their receipts.',
        )}
      />
      <PaymentTools {...{ payments, urlState, isFiltered }} />
      <h2 className="sr-only">{text('Payments')}</h2>
      <ListFrame
        {...usePaymentsFrame(payments)}
        skeleton={<RowSkeletons />}
        {...(isFiltered
          ? {
              emptyTitle: text('No payment matches'),
              emptyText: text('Change or clear the filters.'),
              emptyAction: (
                <Button variant="secondary" onClick={() => urlState.setQuery('')}>
                  {text('Clear filters')}
                </Button>
              ),
            }
          : {
              emptyTitle: text(
                payments.hasPayments ? 'No payments on these days' : 'No payments yet',
              ),
              emptyText: text('Your payments and their receipts will appear here.'),
            })}
      >
        <PaymentNotices payments={payments} />
        <PaymentRows rows={payments.rows} dates={urlState.filter.dates} />
      </ListFrame>
    </>
  );
};

type Payments = ReturnType<typeof usePayments>;

/** Returns the state of the list. It waits for the compensations, so that they do not move the payments. */
function usePaymentsFrame({ list, compensationList, rows }: Payments) {
  const text = useText();
  const isHydrated = useHydrated();
  const isWaiting = compensationList.state.kind === 'loading';
  const frame =
    list.state.kind === 'idle' || list.state.kind === 'empty'
      ? // The journal of this browser is not on the server.
        ({ state: list.state.kind === 'empty' || isHydrated ? 'ready' : 'loading' } as const)
      : getAllPagesFrame(list, text);
  if (frame.state !== 'ready') return frame;
  if (isWaiting) return { state: 'loading' } as const;
  return rows.length === 0 ? ({ state: 'empty' } as const) : frame;
}

/** What the list cannot show. */
const PaymentNotices = ({ payments: { list, compensationList } }: { payments: Payments }) => {
  const text = useText();
  const { state, retry } = compensationList;
  return (
    <>
      {list.malformedCount > 0 && (
        <Alert tone="warning" className="mb-4">
          {text('Some payments could not be read.')}
        </Alert>
      )}
      {state.kind === 'failed' && (
        <Alert
          tone="warning"
          className="mb-4"
          action={
            <Button size="sm" variant="secondary" onClick={retry}>
              {text('Try again')}
            </Button>
          }
        >
          {`${text('The compensations could not be loaded.')} ${getFailureText(state.failure, text)}`}
        </Alert>
      )}
    </>
  );
};

interface PaymentToolsProps {
  readonly payments: Payments;
  readonly urlState: ReturnType<typeof useListSearchParams<PaymentConditions>>;
  readonly isFiltered: boolean;
}

/** The toolbar: search, filters, saved views and export, and the line with what was paid. */
const PaymentTools = ({ payments, urlState, isFiltered }: PaymentToolsProps) => {
  const text = useText();
  const today = useToday();
  const { timeZone } = useVariant();
  const { filter, setFilter } = urlState;
  const { rows, options, sums, isComplete, compensationList, compensations } = payments;
  const { search = '', station, dates } = filter;
  return (
    <div className="mb-2 lg:mb-3">
      <ListTools
        list="payments"
        urlState={urlState}
        isEmpty={rows.length === 0 && !isFiltered}
        search={{
          label: text('Search by reference or invoice'),
          value: search,
          onSearch: (input) => setFilter({ ...filter, search: input || undefined }),
        }}
        filter={{
          definition: createPaymentFilter(today, options),
          title: text('Filter payments'),
          value: filter,
          canApply: (draft) => draft.dates.end <= today,
        }}
        exportMenu={
          isComplete && (
            <ExportMenu
              title={text('Payments')}
              fileName={`pagos-${today}`}
              loadedRows={rows}
              fields={createPaymentFields({ timeZone, station }, text)}
            />
          )
        }
        {...(sums && {
          summary: formatPaid(sums, dates, hasCustomRange({ created: dates }, today), text),
          shortcuts: (
            <PaidSumsButton
              sums={sums}
              dates={dates}
              compensated={
                compensationList.state.kind === 'ready' ? getCompensatedTotals(compensations) : null
              }
            />
          ),
        })}
      />
    </div>
  );
};

const RowSkeletons = () => (
  <SkeletonList rows={5} className="flex flex-col gap-3">
    <Skeleton className="h-20 rounded-ui-lg" />
  </SkeletonList>
);

export default PaymentsScreen;
