import { formatMoney } from '@surtidor/domain';
import type { Order, OrderDelivery } from '@surtidor/domain/orders';
import { Card, DescriptionList, type Fact, Link } from '@surtidor/ui';
import { useInvoicePath } from '../../../features/invoices/invoice-link.tsx';
import { formatDate } from '../../../platform/format/format-date.ts';
import { type Text, useText } from '../../../platform/messages/text-context.tsx';

const getFacts = (delivery: OrderDelivery, text: Text): readonly Fact[] =>
  [
    { label: text('Status'), value: delivery.status },
    {
      label: text('Created on'),
      value: delivery.issuedOn ? formatDate(delivery.issuedOn, text) : '',
    },
    {
      label: text('Delivery date'),
      value: delivery.deliveredOn ? formatDate(delivery.deliveredOn, text) : '',
    },
    { label: text('Delivery note'), value: delivery.remissionId },
    { label: text('Load order'), value: delivery.loadOrderId },
    {
      label: text('Invoice'),
      value: delivery.invoiceNumber && <DeliveryInvoice number={delivery.invoiceNumber} />,
    },
    { label: text('Value'), value: delivery.value.minor === 0 ? '' : formatMoney(delivery.value) },
  ].filter(({ value }) => value !== '');

/** The invoice of a delivery, linked to its page if the user may open it. */
const DeliveryInvoice = ({ number }: { readonly number: string }) => {
  const href = useInvoicePath()({ invoiceNumber: number, documentNumber: '' });
  return href === undefined ? <span>{number}</span> : <Link href={href}>{number}</Link>;
};

/** The deliveries of an order. */
export const OrderDeliveries = ({ order }: { readonly order: Order }) => {
  const text = useText();
  return (
    <Card title={text('Deliveries')}>
      {order.deliveries.length === 0 ? (
        <p className="text-ui-ink-soft">{text('There are no deliveries yet.')}</p>
      ) : (
        <ul className="flex flex-col gap-5">
          {order.deliveries.map((delivery) => (
            <li key={delivery.number} className="@container flex flex-col gap-2">
              <h3 className="font-heading font-bold">
                {text('Delivery {number}', { number: delivery.number })}
              </h3>
              <DescriptionList
                facts={getFacts(delivery, text)}
                className="@max-2xs:grid-cols-1 @lg:grid-cols-3"
              />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
};
