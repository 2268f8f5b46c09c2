import { useOrderTimeline } from '@surtidor/data';
import { formatMoney } from '@surtidor/domain';
import {
  getDelivery,
  getOrderNotice,
  getOrderPlants,
  isExpected,
  type Order,
  orderNoticeTones,
} from '@surtidor/domain/orders';
import { Alert, Card, DescriptionList, type Fact, Link, StatusPill } from '@surtidor/ui';
import Truck from 'lucide-react/icons/truck';
import { useInvoicePath } from '../../../features/invoices/invoice-link.tsx';
import { formatExpectedDelivery } from '../../../features/orders/format-expected-delivery.ts';
import { getOrderFacts } from '../../../features/orders/order-fields.tsx';
import { formatOrderNotice, getOrderStatusBadge } from '../../../features/orders/order-texts.ts';
import {
  useAbilities,
  usePortal,
  useSession,
  useToday,
} from '../../../platform/context/portal-context.tsx';
import { LazyPart } from '../../../platform/loading/lazy-part.tsx';
import { useText } from '../../../platform/messages/text-context.tsx';
import { getData } from '../../../platform/remote/frame-state.ts';

/** The arrival date and the truck. Renders nothing if the order is no longer expected. */
const OrderArrival = ({ order }: { readonly order: Order }) => {
  const text = useText();
  const { deploymentOptions } = usePortal();
  const { clientCode } = useSession();
  const today = useToday();
  const { state } = useOrderTimeline(clientCode, order.number);
  const history = getData(state)?.order?.history ?? order.history;
  const { expectedDate, carrier, plate, location } = getDelivery({ ...order, history });
  if (!isExpected({ ...order, history }, today, deploymentOptions.orderStatusSix)) return null;
  const truck = [
    plate && text('Plate {plate}', { plate }),
    carrier,
    location && text('Last location: {place}', { place: location }),
  ].filter((part) => part !== '');
  return (
    <div className="flex min-w-0 items-start gap-3">
      <Truck className="mt-1 size-6 shrink-0 text-ui-primary-ink" />
      <div className="min-w-0">
        <p className="font-heading text-xl font-extrabold">
          {formatExpectedDelivery(order, expectedDate, today, text) || text('No delivery date yet')}
        </p>
        <p className="text-ui-ink-soft wrap-anywhere">
          {truck.length > 0 ? truck.join(' · ') : text('No truck assigned yet')}
        </p>
      </div>
    </div>
  );
};

const loadRelease = () => import('./order-release.tsx');

export interface OrderSummaryProps {
  readonly order: Order;
  /** Called after a payment of invoices that release the order was sent. */
  readonly onPaid: () => void;
}

/** The status, arrival, truck, facts and value of an order. A hold precedes its planned date. */
export const OrderSummary = ({ order, onPaid }: OrderSummaryProps) => {
  const text = useText();
  const { seePendingInvoices } = useAbilities();
  const { deploymentOptions } = usePortal();
  const { orderStatusSix: statusSix, rejectionReasons } = deploymentOptions;
  const { label, tone } = getOrderStatusBadge(order, deploymentOptions, text);
  const notice = getOrderNotice(order, { statusSix, rejectionReasons });
  const missingCredit = notice?.kind === 'blocked' && notice.missingCredit;
  const plants = getOrderPlants(order).join(', ');
  const facts: readonly Fact[] = [
    ...getOrderFacts(order, text),
    ...(plants === '' ? [] : [{ label: text('Dispatch plant'), value: plants }]),
    ...(order.invoiceNumber === ''
      ? []
      : [{ label: text('Invoice'), value: <InvoiceFact order={order} /> }]),
  ];
  return (
    <Card title={text('Summary')} action={<StatusPill tone={tone}>{label}</StatusPill>}>
      <div className="@container flex flex-col gap-4">
        {notice && (
          <Alert tone={orderNoticeTones[notice.kind]}>
            <p>{formatOrderNotice(notice, text)}</p>
            {notice.kind === 'blocked' &&
              (missingCredit && seePendingInvoices ? (
                <LazyPart load={loadRelease} onClose={() => undefined}>
                  {({ OrderRelease }) => (
                    <OrderRelease missingCredit={missingCredit} onPaid={onPaid} />
                  )}
                </LazyPart>
              ) : (
                <p>{text('Ask your sales representative how to release it.')}</p>
              ))}
          </Alert>
        )}
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
          <OrderArrival order={order} />
          <p translate="no" className="font-heading text-2xl font-extrabold tabular-nums">
            <span className="sr-only">{`${text('Value')}: `}</span>
            <span>{formatMoney(order.value)}</span>
          </p>
        </div>
        <DescriptionList
          facts={facts}
          className="@max-2xs:grid-cols-1 @md:grid-cols-3 @2xl:grid-cols-4"
        />
      </div>
    </Card>
  );
};

/** The invoice number, linked to its page if the user may open it. */
const InvoiceFact = ({ order: { invoiceNumber } }: { readonly order: Order }) => {
  const text = useText();
  const href = useInvoicePath()({ invoiceNumber, documentNumber: '' });
  if (href === undefined) return <span>{invoiceNumber}</span>;
  return (
    <Link
      href={href}
      aria-label={text('Invoice {number} in your account', { number: invoiceNumber })}
    >
      {invoiceNumber}
    </Link>
  );
};
