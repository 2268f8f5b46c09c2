import { useOrders } from '@surtidor/data';
import {
  addMonths,
  defaultOrdersRequest,
  isNarrowedRequest,
  knownItems,
  type Order,
  todayIn,
} from '@surtidor/domain';
import { PageBanner, SegmentedControl } from '@surtidor/ui';
import { useEffect, useState } from 'react';
import { addressedList } from '../../features/lists/addressed-list.ts';
import { useListAddress } from '../../features/lists/use-list-address.ts';
import { noteOrdersQuery } from '../../features/orders/last-orders-query.ts';
import { ordersCodec } from '../../features/orders/orders-codec.ts';
import { PapersDialog } from '../../features/orders/papers-dialog.tsx';
import { useOrderNews } from '../../features/orders/use-order-news.ts';
import { usePortal, useSession, useVariant } from '../../platform/context/portal-context.tsx';
import { useText } from '../../platform/messages/text-context.tsx';
import { useRoutePath } from '../../platform/routes/use-route-path.ts';
import { DeliveryBoard } from './board/delivery-board.tsx';
import { OrderGrid } from './parts/order-grid.tsx';
import { OrderList } from './parts/order-list.tsx';
import { OrderSelectionBar } from './parts/order-selection-bar.tsx';
import { OrderTools } from './parts/order-tools.tsx';
import type { OrdersView } from './parts/orders-view.ts';
import { useOpenOrders } from './parts/use-open-orders.ts';
import { useOrderSelection } from './parts/use-order-selection.ts';
import { useOrdersView } from './parts/use-orders-view.ts';

/** The list or the board. */
const ViewSwitch = ({
  view,
  onChange,
}: {
  readonly view: OrdersView;
  readonly onChange: (view: OrdersView) => void;
}) => {
  const text = useText();
  return (
    <SegmentedControl
      label={text('View of the orders')}
      segments={[
        { value: 'list', label: text('List') },
        { value: 'board', label: text('Board') },
      ]}
      value={view}
      onValueChange={onChange}
    />
  );
};

/** The client's orders, each with its products, papers and timeline (spec 2, /admin/orders-list). */
const OrdersListScreen = () => {
  const text = useText();
  const { now } = usePortal();
  const { timeZone } = useVariant();
  const today = todayIn(timeZone, now());
  const address = useListAddress(ordersCodec);
  const { filter: request, setFilter, pages } = address;
  const [view, setView] = useOrdersView();
  const orders = useOrders(
    useSession().clientCode,
    view === 'list' ? { request, today, pages } : null,
  );
  const { tab } = usePortal().browser;
  useEffect(() => noteOrdersQuery(tab, address.query), [tab, address.query]);
  const list = addressedList(orders, address);
  const shown = knownItems(list.state);
  useOrderNews((numbers) => shown.some(({ number }) => numbers.has(number)), orders.refresh);
  const selection = useOrderSelection(shown);
  const [open, setOpen] = useOpenOrders();
  const [papersOf, setPapersOf] = useState<readonly Order[] | null>(null);
  const wholeYear = { start: addMonths(today, -12), end: today };
  const title = text('Order status');
  const homePath = useRoutePath()('home');
  return (
    <>
      <PageBanner
        title={title}
        subtitle={text('Where each order is, what holds it back, and its documents.')}
        breadcrumbs={{
          label: text('You are here'),
          crumbs: [{ label: text('Inicio'), href: homePath }, { label: text('Pedidos') }],
        }}
      />
      <OrderTools
        request={request}
        onChange={setFilter}
        view={{ query: address.query, onApply: address.setQuery }}
        today={today}
        shown={shown}
        selected={selection.orders}
        files={orders.extra}
        {...(view === 'list' && { onPapers: setPapersOf })}
      >
        <ViewSwitch view={view} onChange={setView} />
      </OrderTools>
      <h2 className="sr-only">{text('Pedidos')}</h2>
      {view === 'board' && <DeliveryBoard request={request} today={today} />}
      {view === 'list' && (
        <OrderList
          list={list}
          narrowed={isNarrowedRequest(request)}
          onClear={() => setFilter(defaultOrdersRequest)}
          onWholeYear={() => setFilter({ ...request, range: wholeYear })}
        >
          <OrderGrid
            orders={shown}
            selected={selection.ids}
            expanded={open}
            onSelectedChange={selection.change}
            onExpandedChange={setOpen}
          />
        </OrderList>
      )}
      {view === 'list' && (
        <OrderSelectionBar selection={selection} onPapers={() => setPapersOf(selection.orders)} />
      )}
      {papersOf && (
        <PapersDialog
          orders={papersOf}
          fileName={`documentos-de-pedidos-${today}`}
          onClose={() => setPapersOf(null)}
        />
      )}
    </>
  );
};

// React's lazy asks for a default export.
export default OrdersListScreen;
