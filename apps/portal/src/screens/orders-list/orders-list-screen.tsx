import { useOrders } from '@surtidor/data';
import {
  addMonths,
  canOpen,
  clearOrderField,
  defaultOrdersRequest,
  isNarrowedRequest,
  loadedItems,
  type Order,
  type OrdersRequest,
  requestAtStation,
  todayIn,
} from '@surtidor/domain';
import { PageBanner, SegmentedControl } from '@surtidor/ui';
import { useEffect, useState } from 'react';
import { addressedList } from '../../features/lists/addressed-list.ts';
import { wholeListOf } from '../../features/lists/export/whole-list.ts';
import { useListView } from '../../features/lists/list-view.ts';
import { useListAddress } from '../../features/lists/use-list-address.ts';
import { ViewSwitch } from '../../features/lists/view-switch.tsx';
import { noteOrdersQuery } from '../../features/orders/last-orders-query.ts';
import { ordersCodec } from '../../features/orders/orders-codec.ts';
import { PapersDialog } from '../../features/orders/papers-dialog.tsx';
import { useOrderNews } from '../../features/orders/use-order-news.ts';
import { hubPath } from '../../features/payments-hub/hub-sections.ts';
import { useStationLens } from '../../features/stations/station-lens.ts';
import { usePortal, useSession, useVariant } from '../../platform/context/portal-context.tsx';
import { useText } from '../../platform/messages/text-context.tsx';
import { ButtonLink } from '../../platform/router/button-link.tsx';
import { useRoutePath } from '../../platform/routes/use-route-path.ts';
import { DeliveryBoard } from './board/delivery-board.tsx';
import { OrderGrid } from './parts/order-grid.tsx';
import { OrderList } from './parts/order-list.tsx';
import { OrderRows } from './parts/order-rows.tsx';
import { OrderSelectionBar } from './parts/order-selection-bar.tsx';
import { OrderTools } from './parts/order-tools.tsx';
import type { OrdersView } from './parts/orders-view.ts';
import { useOpenOrders } from './parts/use-open-orders.ts';
import { useOrderSelection } from './parts/use-order-selection.ts';
import { useOrdersView } from './parts/use-orders-view.ts';

/** The list or the board. */
const OrdersViewSwitch = ({
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

/** The list's filter without its own station, which the station lens replaces. */
const withoutStation = ({ filter, range }: OrdersRequest): OrdersRequest => ({
  filter: clearOrderField(filter, 'station'),
  range,
});

/** The client's orders, each with its products, papers and timeline (spec 2, /admin/orders-list). */
const OrdersListScreen = () => {
  const text = useText();
  const { now, deploymentOptions } = usePortal();
  const { timeZone } = useVariant();
  const today = todayIn(timeZone, now());
  const address = useListAddress(ordersCodec);
  const { setFilter, pages } = address;
  const lens = useStationLens();
  const own = lens === '' ? address.filter : withoutStation(address.filter);
  const request = requestAtStation(own, lens);
  const [view, setView] = useOrdersView();
  const orders = useOrders(
    useSession().clientCode,
    view === 'list' ? { request, today, pages } : null,
  );
  const { tab } = usePortal().browser;
  useEffect(() => noteOrdersQuery(tab, address.query), [tab, address.query]);
  const list = addressedList(orders, address);
  const shown = loadedItems(list.state);
  useOrderNews((numbers) => shown.some(({ number }) => numbers.has(number)), orders.refresh);
  const listView = useListView('orders', 'rows');
  const selection = useOrderSelection(shown);
  const [open, setOpen] = useOpenOrders();
  const [papersOf, setPapersOf] = useState<readonly Order[] | null>(null);
  const wholeYear = { start: addMonths(today, -12), end: today };
  const title = text('Order status');
  const homePath = useRoutePath()('home');
  const visitor = { session: useSession(), variant: useVariant(), deploymentOptions };
  const seesCalendar = canOpen(visitor, 'pending-invoices');
  return (
    <>
      <PageBanner
        title={title}
        subtitle={text('Where each order is, what holds it back, and its documents.')}
        breadcrumbs={{
          label: text('You are here'),
          crumbs: [{ label: text('Inicio'), href: homePath }, { label: text('Pedidos') }],
        }}
        {...(seesCalendar && {
          actions: (
            <ButtonLink href={hubPath(deploymentOptions.product, 'calendar')} variant="secondary">
              {text('Delivery calendar')}
            </ButtonLink>
          ),
        })}
      />
      <OrderTools
        request={own}
        lens={lens}
        onChange={setFilter}
        view={{ query: address.query, onApply: address.setQuery }}
        today={today}
        shown={shown}
        selected={selection.orders}
        whole={wholeListOf(list)}
        files={orders.extra}
        {...(view === 'list' && { onPapers: setPapersOf })}
      >
        <OrdersViewSwitch view={view} onChange={setView} />
        {view === 'list' && <ViewSwitch {...listView} />}
      </OrderTools>
      <h2 className="sr-only">{text('Pedidos')}</h2>
      {view === 'board' && <DeliveryBoard request={request} today={today} />}
      {view === 'list' && (
        <OrderList
          list={list}
          view={listView.shown}
          narrowed={isNarrowedRequest(own)}
          onClear={() => setFilter(defaultOrdersRequest)}
          onWholeYear={() => setFilter({ ...own, range: wholeYear })}
        >
          {listView.shown === 'rows' ? (
            <OrderRows orders={shown} selection={selection} />
          ) : (
            <OrderGrid
              orders={shown}
              selected={selection.ids}
              expanded={open}
              onSelectedChange={selection.change}
              onExpandedChange={setOpen}
            />
          )}
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
