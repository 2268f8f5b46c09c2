import { addMonths, formatTotals, sumByCurrency } from '@surtidor/domain';
import {
  defaultOrdersRequest,
  isFilteredRequest,
  isSelectableOrder,
  type Order,
} from '@surtidor/domain/orders';
import { SelectionBar } from '@surtidor/ui';
import { useState } from 'react';
import { CreditNote } from '../../features/credit/credit-summary.tsx';
import { getCompleteList } from '../../features/lists/export/complete-list.ts';
import { ExportMenu } from '../../features/lists/export/export-menu.tsx';
import { getListFiles } from '../../features/lists/list-file.tsx';
import { getSelectionLabel } from '../../features/lists/list-texts.ts';
import { useListView } from '../../features/lists/list-view.ts';
import { useRowSelection } from '../../features/lists/use-row-selection.ts';
import { ViewSwitch } from '../../features/lists/view-switch.tsx';
import { OrderDocumentsDialog } from '../../features/orders/order-documents-dialog.tsx';
import { getExportFields } from '../../features/orders/order-fields.tsx';
import { usePortal } from '../../platform/context/portal-context.tsx';
import { useText } from '../../platform/messages/text-context.tsx';
import { OrderGrid } from './parts/order-grid.tsx';
import { OrderList } from './parts/order-list.tsx';
import { OrderQuantitiesButton } from './parts/order-quantities.tsx';
import { OrderRows } from './parts/order-rows.tsx';
import { OrderTools } from './parts/order-tools.tsx';
import { DeliveryCalendarLink, OrdersBanner } from './parts/orders-banner.tsx';
import { useExpandedOrders } from './parts/use-expanded-orders.ts';
import { useOrdersList } from './parts/use-orders-list.ts';
import '../../shared/messages/spanish/order-tools.ts';
import '../../shared/messages/spanish/orders.ts';

/** The client's orders, with their products, documents and timeline (spec 2, /admin/orders-list). */
const OrdersListScreen = () => {
  const text = useText();
  const { deploymentOptions } = usePortal();
  const { today, urlState, selectedStation, userRequest, list, loadedOrders, files } =
    useOrdersList();
  const { setFilter } = urlState;
  const listView = useListView('orders', 'rows');
  const { orderStatusSix } = deploymentOptions;
  const selection = useRowSelection(
    loadedOrders,
    (order) => isSelectableOrder(order, orderStatusSix),
    list.change,
  );
  const [expandedIds, setExpanded] = useExpandedOrders();
  const [ordersToDownload, setOrdersToDownload] = useState<readonly Order[] | null>(null);
  const count = list.state.kind === 'ready' ? (list.state.total ?? null) : null;
  const isFiltered = isFilteredRequest(userRequest);
  const lastYear = { start: addMonths(today, -12), end: today };
  return (
    <>
      <OrdersBanner />
      <CreditNote />
      <OrderTools
        request={userRequest}
        selectedStation={selectedStation}
        urlState={urlState}
        today={today}
        summary={
          count !== null && (count === 1 ? text('1 order') : text('{count} orders', { count }))
        }
        quantities={
          loadedOrders.length > 0 && (
            <OrderQuantitiesButton
              loadedOrders={loadedOrders}
              completeList={getCompleteList(list)}
              malformedCount={list.malformedCount}
            />
          )
        }
        renderActions={() => <DeliveryCalendarLink variant="quiet" />}
        exportMenu={
          <ExportMenu
            title={text('Pedidos')}
            fileName={`pedidos-${today}`}
            loadedRows={loadedOrders}
            selected={selection.rows}
            completeList={getCompleteList(list)}
            fields={getExportFields(deploymentOptions, text)}
            onExportPdfs={setOrdersToDownload}
            {...(files && { files: getListFiles(files) })}
          />
        }
      >
        <ViewSwitch {...listView} />
      </OrderTools>
      <h2 className="sr-only">{text('Pedidos')}</h2>
      <OrderList
        list={list}
        view={listView.displayedView}
        isFiltered={isFiltered}
        onClear={() => setFilter(defaultOrdersRequest)}
        onShowLastYear={() => setFilter({ ...userRequest, range: lastYear })}
      >
        {listView.displayedView === 'rows' ? (
          <OrderRows orders={loadedOrders} selection={selection} />
        ) : (
          <OrderGrid
            orders={loadedOrders}
            selectedIds={selection.ids}
            expandedIds={expandedIds}
            isCompact={listView.displayedView === 'compact'}
            onSelectedChange={selection.toggle}
            onExpandedChange={setExpanded}
          />
        )}
      </OrderList>
      <SelectionBar
        count={selection.rows.length}
        label={getSelectionLabel(
          text('Selected orders ({count})', { count: selection.rows.length }),
          selection,
          list,
          text,
        )}
        total={formatTotals(sumByCurrency(selection.rows.map(({ value }) => value)))}
        actionLabel={text('Download documents')}
        onAction={() => setOrdersToDownload(selection.rows)}
        onClear={selection.clear}
      />
      {ordersToDownload && (
        <OrderDocumentsDialog
          orders={ordersToDownload}
          fileName={`documentos-de-pedidos-${today}`}
          onClose={() => setOrdersToDownload(null)}
        />
      )}
    </>
  );
};

export default OrdersListScreen;
