import { useOrders } from '@surtidor/data';
import {
  addMonths,
  defaultOrdersRequest,
  isNarrowedRequest,
  knownItems,
  type Order,
  todayIn,
} from '@surtidor/domain';
import { OrderPanelSkeleton, PageBanner, SegmentedControl } from '@surtidor/ui';
import { Suspense, useEffect, useState } from 'react';
import { addressedList } from '../../features/lists/addressed-list.ts';
import { useListAddress } from '../../features/lists/use-list-address.ts';
import { noteOrdersQuery } from '../../features/orders/last-orders-query.ts';
import { LazyPapersDialog } from '../../features/orders/lazy-papers-dialog.tsx';
import { loadOrderToolTexts } from '../../features/orders/order-tool-texts.ts';
import { ordersCodec } from '../../features/orders/orders-codec.ts';
import { useOrderNews } from '../../features/orders/use-order-news.ts';
import { usePortal, useSession, useVariant } from '../../platform/context/portal-context.tsx';
import { lazyPart } from '../../platform/loading/lazy-part.ts';
import { useText } from '../../platform/messages/text-context.tsx';
import { useRoutePath } from '../../platform/routes/use-route-path.ts';
import { OrderGrid } from './parts/order-grid.tsx';
import { OrderList } from './parts/order-list.tsx';
import type { OrdersView } from './parts/orders-view.ts';
import { useOpenOrders } from './parts/use-open-orders.ts';
import { useOrderSelection } from './parts/use-order-selection.ts';
import { useOrdersView } from './parts/use-orders-view.ts';

/** Nothing of these is needed to read the orders: they come late, and their texts with them. */
const withTexts = async <T,>(part: Promise<T>): Promise<T> => {
  const [loaded] = await Promise.all([part, loadOrderToolTexts()]);
  return loaded;
};

const OrderTools = lazyPart(
  async () => (await withTexts(import('./parts/order-tools.tsx'))).OrderTools,
);

const SelectionFooter = lazyPart(
  async () => (await withTexts(import('./parts/order-selection-bar.tsx'))).OrderSelectionBar,
);

const DeliveryBoard = lazyPart(
  async () => (await withTexts(import('./board/delivery-board.tsx'))).DeliveryBoard,
);

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
      <Suspense fallback={<div className="mb-5 min-h-34" />}>
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
      </Suspense>
      <h2 className="sr-only">{text('Pedidos')}</h2>
      {view === 'board' && (
        <Suspense fallback={<OrderPanelSkeleton />}>
          <DeliveryBoard request={request} today={today} />
        </Suspense>
      )}
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
        <Suspense fallback={null}>
          <SelectionFooter selection={selection} onPapers={() => setPapersOf(selection.orders)} />
        </Suspense>
      )}
      {papersOf && (
        <Suspense fallback={null}>
          <LazyPapersDialog
            orders={papersOf}
            fileName={`documentos-de-pedidos-${today}`}
            onClose={() => setPapersOf(null)}
          />
        </Suspense>
      )}
    </>
  );
};

// React's lazy asks for a default export.
export default OrdersListScreen;
