import type { AllPages, FetchedRows } from '@surtidor/data';
import { type Currency, getDateParts, parseCalendarDate } from '@surtidor/domain';
import {
  formatQuantity,
  getOrderQuantities,
  getStationLabel,
  type Order,
  type QuantityRow,
} from '@surtidor/domain/orders';
import { Alert, Button, Dialog, ProgressBar } from '@surtidor/ui';
import { useEffect, useState } from 'react';
import type { CompleteList } from '../../../features/lists/export/complete-list.ts';
import { ExportMenu } from '../../../features/lists/export/export-menu.tsx';
import { formatMonth } from '../../../features/lists/filters/filter-definition.tsx';
import { type ListField, textField } from '../../../features/lists/list-fields.ts';
import { SumList } from '../../../features/lists/sum-list.tsx';
import { useToday, useVariant, useVisitor } from '../../../platform/context/portal-context.tsx';
import { type Text, useText } from '../../../platform/messages/text-context.tsx';
import { getFailureText } from '../../../platform/remote/frame-state.ts';

type Quantities = ReturnType<typeof getOrderQuantities>;
type Quantity = QuantityRow['quantity'];

const toUnits = ({ thousandths }: Quantity): number => thousandths / 1000;

const formatSums = (totals: readonly Quantity[], currency: Currency): string =>
  totals
    .map((total) => formatQuantity({ quantity: toUnits(total), unit: total.unit }, currency))
    .join(' + ') || '0';

/** Formats the first day of a month as 'nov 2026'; an unknown month as a dash. */
function formatMonthKey(key: string | null, text: Text): string {
  const month = parseCalendarDate(key);
  return month ? formatMonth(getDateParts(month), text) : '—';
}

/** Returns the columns of the exported quantities. */
const createFields = (text: Text, currency: Currency): readonly ListField<QuantityRow>[] => [
  textField('Month', 12, ({ month }) => formatMonthKey(month, text)),
  textField('Destination', 34, ({ stationCode, stationName }) =>
    getStationLabel(stationCode, stationName),
  ),
  textField('Product code', 14, ({ productCode }) => productCode),
  textField('Product', 30, ({ productName }) => productName),
  {
    label: 'Quantity',
    width: 14,
    format: ({ quantity }) => formatSums([quantity], currency),
    getCell: ({ quantity }) => ({ kind: 'number', value: toUnits(quantity) }),
  },
  textField('Unit', 8, ({ quantity }) => quantity.unit),
];

/** Every order of the list, as far as it is known. */
type AllOrders =
  | { readonly kind: 'fetching'; readonly fetched: FetchedRows<Order> | null }
  | Exclude<Awaited<ReturnType<AllPages<Order>['fetch']>>, { readonly kind: 'stopped' }>;

/** Fetches the pages that the list has not loaded, only when the sums are opened. */
function useAllOrders({ loadedOrders, completeList, malformedCount }: OrderQuantitiesProps) {
  const [pages] = useState(() => completeList?.allPages() ?? null);
  const [orders, setOrders] = useState<AllOrders>(
    completeList
      ? { kind: 'fetching', fetched: null }
      : {
          ...{ kind: 'done', items: loadedOrders, total: loadedOrders.length, malformedCount },
          ...{ truncated: false, changed: false },
        },
  );
  const [fetchCount, setFetchCount] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new count continues the fetch.
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    void pages
      ?.fetch(signal, (fetched) => setOrders({ kind: 'fetching', fetched }))
      .then((outcome) => {
        if (!signal.aborted && outcome.kind !== 'stopped') setOrders(outcome);
      });
    return () => controller.abort();
  }, [pages, fetchCount]);
  return { orders, retry: () => setFetchCount(fetchCount + 1) };
}

export interface OrderQuantitiesProps {
  /** The orders that the list has loaded. */
  readonly loadedOrders: readonly Order[];
  /** The filtered list with all its pages; null if every page is loaded. */
  readonly completeList: CompleteList<Order> | null;
  /** The number of unreadable orders among the loaded ones. */
  readonly malformedCount: number;
}

/** The button that opens what was ordered by product, station and month: gallons, for fuels. */
export const OrderQuantitiesButton = (props: OrderQuantitiesProps) => {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        className="max-lg:min-h-11 max-lg:px-0 max-lg:whitespace-nowrap"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        {text('Quantities')}
      </Button>
      {isOpen && <QuantitiesDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
};

const QuantitiesDialog = ({
  onClose,
  ...props
}: OrderQuantitiesProps & { readonly onClose: () => void }) => {
  const text = useText();
  const today = useToday();
  const { variant, deploymentOptions: options } = useVisitor();
  const { orders, retry } = useAllOrders(props);
  const quantities =
    orders.kind === 'done' ? getOrderQuantities(orders.items, options.orderStatusSix) : null;
  return (
    <Dialog
      open
      title={text('Ordered quantities')}
      description={text(
        'The orders of the list, with its filters. Rejected orders are not counted.',
      )}
      onOpenChange={onClose}
      {...(quantities && {
        footer: (
          <ExportMenu
            title={text('Ordered quantities')}
            fileName={`cantidades-${today}`}
            loadedRows={quantities.rows}
            fields={createFields(text, variant.currency)}
          />
        ),
      })}
    >
      {orders.kind === 'fetching' && <FetchProgress fetched={orders.fetched} />}
      {orders.kind === 'failed' && (
        <Alert
          tone="danger"
          action={
            <Button variant="secondary" size="sm" onClick={retry}>
              {text('Continue')}
            </Button>
          }
        >
          {getFailureText(orders.failure, text)}
        </Alert>
      )}
      {orders.kind === 'done' && quantities && (
        <div className="flex flex-col gap-4">
          {(orders.truncated || orders.changed || orders.malformedCount > 0) && (
            <Alert tone="warning">{text('Some orders are missing in these sums.')}</Alert>
          )}
          {quantities.unreadableCount > 0 && (
            <Alert tone="warning">
              {text('Products without a quantity, which are not counted: {count}.', {
                count: quantities.unreadableCount,
              })}
            </Alert>
          )}
          <QuantitySums quantities={quantities} />
        </div>
      )}
    </Dialog>
  );
};

const FetchProgress = ({ fetched }: { readonly fetched: FetchedRows<Order> | null }) => {
  const text = useText();
  const { items = [], total = null } = fetched ?? {};
  return (
    <ProgressBar
      label={text('Loading the list')}
      {...(total !== null && total > 0 && { value: (100 * items.length) / total })}
    />
  );
};

const QuantitySums = ({ quantities }: { readonly quantities: Quantities }) => {
  const text = useText();
  const { currency } = useVariant();
  const { products, months, stations, totals } = quantities;
  const total = formatSums(totals, currency);
  const format = (parts: Quantities['products']) =>
    parts.map((part) => [part.key || '—', formatSums(part.totals, currency)] as const);
  const monthParts = months.map(({ key, ...part }) => ({
    ...part,
    key: formatMonthKey(key, text),
  }));
  return (
    <>
      <SumList title={text('By product')} parts={format(products)} total={total} />
      <SumList title={text('By month')} parts={format(monthParts)} total={total} />
      <SumList title={text('By station')} parts={format(stations)} total={total} />
    </>
  );
};
