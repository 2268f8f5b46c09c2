import { formatMoney } from '@surtidor/domain';
import type { InvoiceRecord } from '@surtidor/domain/invoices';
import { getDelivery, type Order } from '@surtidor/domain/orders';
import { getOrderDetailsPath } from '@surtidor/domain/session';
import { DescriptionList, type Fact, Link, StatusPill } from '@surtidor/ui';
import { invoiceFields } from '../../../features/invoices/invoice-fields.ts';
import { getInvoiceState } from '../../../features/invoices/invoice-state.ts';
import { getFacts } from '../../../features/lists/list-fields.ts';
import { getOrderTitle } from '../../../features/orders/order-texts.ts';
import { usePortal, useVariant } from '../../../platform/context/portal-context.tsx';
import { useText } from '../../../platform/messages/text-context.tsx';

export interface InvoiceFactsProps {
  readonly record: InvoiceRecord;
  readonly cufe: string;
  /** The order that it bills, once found. */
  readonly order: Order | undefined;
}

/** The status of a document, its amounts and dates, its station, and the order and truck that it bills. */
export const InvoiceFacts = ({ record, cufe, order }: InvoiceFactsProps) => {
  const text = useText();
  const { now } = usePortal();
  const { timeZone } = useVariant();
  const { document, original } = record;
  const { status, age } = getInvoiceState(document, { timeZone, now: now() }, text);
  const delivery = order && getDelivery(order);
  const facts: readonly Fact[] = [
    {
      label: text('Status'),
      value: (
        <span className="flex flex-wrap items-center gap-x-2">
          <StatusPill tone={status.tone} emphasis={status.emphasis}>
            {status.label}
          </StatusPill>
          {age && <span>{age}</span>}
        </span>
      ),
    },
    { label: text('Original value'), value: original ? formatMoney(original) : '' },
    ...getFacts(Object.values(invoiceFields), document, text),
    { label: text('Document class'), value: document.documentClass || document.grouping },
    {
      label: text('Order'),
      value: order && (
        <Link href={getOrderDetailsPath(order.number)}>{getOrderTitle(order, text)}</Link>
      ),
    },
    { label: text('Plate'), value: delivery?.plate },
    { label: text('Carrier'), value: delivery?.carrier },
    {
      label: text('CUFE'),
      value: cufe && <span className="wrap-anywhere">{cufe}</span>,
    },
  ].filter(({ value }) => Boolean(value));
  return <DescriptionList facts={facts} className="@max-2xs:grid-cols-1" />;
};
