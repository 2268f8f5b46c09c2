import {
  formatMoney,
  type Order,
  orderNotice,
  orderNoticeTones,
  orderPlants,
} from '@surtidor/domain';
import { Alert, Card, DescriptionList, type Fact, StatusPill } from '@surtidor/ui';
import { orderFacts } from '../../../features/orders/order-facts.tsx';
import { noticeText, orderStatusShown } from '../../../features/orders/order-texts.ts';
import { usePortal } from '../../../platform/context/portal-context.tsx';
import { useText } from '../../../platform/messages/text-context.tsx';
import { InvoiceFact } from './invoice-fact.tsx';

/** What the order is, where it stands and what it is worth. */
export const OrderSummary = ({ order }: { readonly order: Order }) => {
  const text = useText();
  const { deploymentOptions } = usePortal();
  const { orderStatusSix: statusSix, rejectionReasons } = deploymentOptions;
  const { label, tone } = orderStatusShown(order, deploymentOptions, text);
  const notice = orderNotice(order, { statusSix, rejectionReasons });
  const plants = orderPlants(order).join(', ');
  const facts: readonly Fact[] = [
    ...orderFacts(order, text),
    ...(plants === '' ? [] : [{ label: text('Dispatch plant'), value: plants }]),
    ...(order.invoiceNumber === ''
      ? []
      : [{ label: text('Invoice'), value: <InvoiceFact order={order} /> }]),
  ];
  return (
    <Card title={text('Summary')} action={<StatusPill tone={tone}>{label}</StatusPill>}>
      <div className="@container flex flex-col gap-4">
        <p className="font-heading text-2xl font-extrabold tabular-nums">
          <span className="sr-only">{text('Value')}: </span>
          {formatMoney(order.value)}
        </p>
        {notice && <Alert tone={orderNoticeTones[notice.kind]}>{noticeText(notice, text)}</Alert>}
        <DescriptionList
          facts={facts}
          className="@max-2xs:grid-cols-1 @md:grid-cols-3 @2xl:grid-cols-4"
        />
      </div>
    </Card>
  );
};
