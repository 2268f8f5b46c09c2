import { getOrderNotice, isSelectableOrder, type Order } from '@surtidor/domain/orders';
import { getOrderDetailsPath } from '@surtidor/domain/session';
import { Link, LongTable, type LongTableColumn, StatusPill } from '@surtidor/ui';
import { useCallback, useMemo } from 'react';
import { createTableColumn } from '../../../features/lists/list-fields.ts';
import type { RowSelection } from '../../../features/lists/use-row-selection.ts';
import { orderFields } from '../../../features/orders/order-fields.tsx';
import {
  formatOrderNotice,
  getOrderStatusBadge,
  getOrderTitle,
} from '../../../features/orders/order-texts.ts';
import { StationOrdersLink } from '../../../features/orders/station-orders-link.tsx';
import { usePortal } from '../../../platform/context/portal-context.tsx';
import { type Text, useText } from '../../../platform/messages/text-context.tsx';

/** The status of an order, with the reason if the order is held or rejected. */
const StatusCell = ({ order }: { readonly order: Order }) => {
  const text = useText();
  const { deploymentOptions } = usePortal();
  const { orderStatusSix: statusSix, rejectionReasons } = deploymentOptions;
  const { label, tone } = getOrderStatusBadge(order, deploymentOptions, text);
  const notice = getOrderNotice(order, { statusSix, rejectionReasons });
  return (
    <span className="flex flex-col items-start">
      <StatusPill tone={tone}>{label}</StatusPill>
      {notice && (
        <span className="line-clamp-3 text-xs print:line-clamp-none text-ui-ink-soft">
          {formatOrderNotice(notice, text)}
        </span>
      )}
    </span>
  );
};

const getOrderId = ({ id }: Order) => id;

const renderNowrap = (content: string) => <span className="whitespace-nowrap">{content}</span>;

/** The link to the orders of a station, with its name if it has one. */
const StationCell = ({ order: { destinationCode, destinationName } }: { readonly order: Order }) =>
  destinationCode && (
    <StationOrdersLink
      code={destinationCode}
      name={
        destinationName === '' ? (
          destinationCode
        ) : (
          <>
            <span className="sr-only">{`${destinationCode} - `}</span>
            <span>{destinationName}</span>
          </>
        )
      }
    />
  );

const OrderLink = ({ order }: { readonly order: Order }) => (
  <Link href={getOrderDetailsPath(order.number)}>
    {renderNowrap(getOrderTitle(order, useText()))}
  </Link>
);

/** Returns the columns of the rows. Only Colombian orders have a SICOM number. */
function createOrderColumns(text: Text, hasSicom: boolean): readonly LongTableColumn<Order>[] {
  const allColumns: readonly (LongTableColumn<Order> | false)[] = [
    {
      id: 'title',
      header: text(orderFields.number.label),
      part: 'title',
      track: 'minmax(9.5rem,1fr)',
      cell: (order) => <OrderLink order={order} />,
    },
    hasSicom && {
      id: 'sicom',
      track: '7.5rem',
      visibility: 'wide',
      ...createTableColumn(orderFields.sicomNumber, text),
    },
    {
      id: 'state',
      header: text('Status'),
      track: 'minmax(9rem,1.5fr)',
      cell: (order) => <StatusCell order={order} />,
    },
    {
      id: 'destination',
      header: text(orderFields.destination.label),
      track: 'minmax(9rem,1.4fr)',
      cell: (order) => <StationCell order={order} />,
    },
    {
      id: 'requester',
      track: 'minmax(8rem,1fr)',
      visibility: 'wide',
      ...createTableColumn(orderFields.requester, text),
    },
    {
      id: 'requested',
      header: text(orderFields.orderDate.label),
      track: '7rem',
      visibility: 'wide',
      cell: (order) => renderNowrap(orderFields.orderDate.format(order, text)),
    },
    {
      id: 'delivery',
      header: text(orderFields.deliveryDate.label),
      track: '7rem',
      cell: (order) => renderNowrap(orderFields.deliveryDate.format(order, text)),
    },
    {
      id: 'amount',
      header: text(orderFields.value.label),
      kind: 'number',
      track: '8rem',
      cell: (order) => (
        <strong className="whitespace-nowrap">{orderFields.value.format(order, text)}</strong>
      ),
    },
  ];
  return allColumns.filter((column) => column !== false);
}

export interface OrderRowsProps {
  readonly orders: readonly Order[];
  readonly selection: RowSelection<Order>;
}

/** The orders as rows, with number, status, station, dates and value. */
export const OrderRows = ({ orders, selection }: OrderRowsProps) => {
  const text = useText();
  const { orderStatusSix } = usePortal().deploymentOptions;
  const hasSicom = orders.some(({ sicomNumber }) => sicomNumber !== '');
  const columns = useMemo(() => createOrderColumns(text, hasSicom), [text, hasSicom]);
  const getRowLabel = useCallback(
    (order: Order) => text('Select {document}', { document: getOrderTitle(order, text) }),
    [text],
  );
  return (
    <LongTable
      label={text('Pedidos')}
      columns={columns}
      rows={orders}
      rowId={getOrderId}
      selection={{
        selected: selection.ids,
        onToggle: selection.toggle,
        onToggleAll: selection.toggleAll,
        rowLabel: getRowLabel,
        isDisabled: (order) => !isSelectableOrder(order, orderStatusSix),
      }}
    />
  );
};
