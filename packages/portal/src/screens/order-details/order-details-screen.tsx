import { useOrderTracking } from '@surtidor/data';
import { getOrderDocuments, type Order, parseOrderNumber } from '@surtidor/domain/orders';
import { Button, Card, ListFrame, OrderPanelSkeleton } from '@surtidor/ui';
import FileArchive from 'lucide-react/icons/file-archive';
import Printer from 'lucide-react/icons/printer';
import { useMemo, useState } from 'react';
import { ClaimsCard } from '../../features/claims/claims-card.tsx';
import { OrderDocumentsDialog } from '../../features/orders/order-documents-dialog.tsx';
import { OrderDocumentsList } from '../../features/orders/order-documents-list.tsx';
import { OrderProducts } from '../../features/orders/order-products.tsx';
import { getOrderTitle } from '../../features/orders/order-texts.ts';
import { OrderTimelineSection } from '../../features/orders/order-timeline-section.tsx';
import { useOrderNews } from '../../features/orders/use-order-news.ts';
import { useSession } from '../../platform/context/portal-context.tsx';
import { useText } from '../../platform/messages/text-context.tsx';
import { getData, getFrame } from '../../platform/remote/frame-state.ts';
import { useSearchParams } from '../../platform/router/index.ts';
import { Slot } from '../../platform/slots/slot.tsx';
import { OrderDeliveries } from './parts/order-deliveries.tsx';
import { OrderHeader } from './parts/order-header.tsx';
import { OrderNotFound } from './parts/order-not-found.tsx';
import { OrderSummary, type OrderSummaryProps } from './parts/order-summary.tsx';
import '../../shared/messages/spanish/orders.ts';

/** All details of one order, also for printing (spec 2, /admin/order-details?orderNumber=…). */
const OrderDetailsScreen = () => {
  const [searchParams] = useSearchParams();
  const number = parseOrderNumber(searchParams.get('orderNumber'));
  return number === null ? (
    <OrderNotFound number={null} />
  ) : (
    <OrderDetails key={number} number={number} />
  );
};

const OrderDetails = ({ number }: { readonly number: string }) => {
  const text = useText();
  const { clientCode } = useSession();
  const { state, retry } = useOrderTracking(clientCode, number);
  useOrderNews((numbers) => numbers.has(number), retry);
  if (state.kind === 'empty') return <OrderNotFound number={number} />;
  const order = getData(state)?.order;
  return (
    <>
      <OrderHeader
        title={getOrderTitle({ number }, text)}
        {...(order && { actions: <OrderActions order={order} /> })}
      />
      <ListFrame {...getFrame(state, retry, text)} skeleton={<OrderPanelSkeleton count={2} />}>
        {order && <OrderContent order={order} onPaid={retry} />}
      </ListFrame>
    </>
  );
};

const OrderActions = ({ order }: { readonly order: Order }) => {
  const text = useText();
  const [isDownloading, setDownloading] = useState(false);
  return (
    <div className="flex flex-wrap gap-2 max-lg:mb-2 print:hidden">
      <Button
        variant="secondary"
        icon={<Printer className="size-5" />}
        onClick={() => window.print()}
      >
        {text('Print')}
      </Button>
      {getOrderDocuments(order).length > 1 && (
        <Button
          variant="secondary"
          icon={<FileArchive className="size-5" />}
          onClick={() => setDownloading(true)}
        >
          {text('Download documents')}
        </Button>
      )}
      {isDownloading && (
        <OrderDocumentsDialog
          orders={[order]}
          fileName={`pedido-${order.number}`}
          onClose={() => setDownloading(false)}
        />
      )}
    </div>
  );
};

const OrderContent = ({ order, onPaid }: OrderSummaryProps) => {
  const text = useText();
  const documents = useMemo(() => getOrderDocuments(order), [order]);
  return (
    <div className="grid items-start gap-5 lg:grid-cols-12 print:block print:*:mb-4">
      <div className="min-w-0 lg:col-span-12">
        <OrderSummary order={order} onPaid={onPaid} />
      </div>
      <div className="min-w-0 lg:col-span-7">
        <Card title={text('Timeline')}>
          <OrderTimelineSection number={order.number} linkedDocuments={documents} />
        </Card>
      </div>
      <div className="flex min-w-0 flex-col gap-5 lg:col-span-5 print:gap-4">
        <Card title={text('Products')}>
          <OrderProducts order={order} />
        </Card>
        {documents.length > 0 && (
          <Card title={text('Documents')} className="print:hidden">
            <div className="-ml-3 flex min-h-9 flex-wrap">
              <OrderDocumentsList order={order} />
            </div>
          </Card>
        )}
        <OrderDeliveries order={order} />
        <ClaimsCard
          subject={{ kind: 'order', number: order.number }}
          subjectName={getOrderTitle(order, text)}
        />
        <Slot name="order-details.end" order={order} />
      </div>
    </div>
  );
};

export default OrderDetailsScreen;
