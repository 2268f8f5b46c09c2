import { useLatestOrders, usePendingInvoices } from '@surtidor/data';
import {
  formatDate,
  formatMoney,
  getOrderStatus,
  invoiceStatusAppearance,
  orderStatusAppearance,
} from '@surtidor/domain';
import { InvoiceCard, ListFrame, LoadMore, OrderRow } from '@surtidor/ui';
import { invoiceStatusNames, type Language, orderStatusNames, texts } from './configuration';

/** Converts the states of a list to props of the kit. */
const frames = {
  idle: 'loading',
  loading: 'loading',
  ready: 'ready',
  empty: 'empty',
  failed: 'failed',
  unauthorized: 'forbidden',
} as const;

export function Invoices({ language }: { language: Language }) {
  const { state, retry, loadMore } = usePendingInvoices();
  const { items, more } = state.kind === 'ready' ? state : { items: [], more: 'no' as const };
  return (
    <section className="stack">
      <h2 className="type-heading">{texts.invoices[language]}</h2>
      <ListFrame state={frames[state.kind]} failureText={texts.failed[language]} onRetry={retry}>
        <div className="stack">
          {items.map(({ id, invoiceNumber, status, balance, dueDate }) => (
            <InvoiceCard
              key={id}
              id={id}
              title={`${texts.invoice[language]} ${invoiceNumber}`}
              status={{
                ...invoiceStatusAppearance[status],
                label: invoiceStatusNames[status][language],
              }}
              amount={formatMoney(balance)}
              facts={[{ label: texts.due[language], value: formatDate(dueDate) }]}
            />
          ))}
          <LoadMore more={more} onLoadMore={loadMore} failureText={texts.failed[language]} />
        </div>
      </ListFrame>
    </section>
  );
}

export function Orders({ language, clientCode }: { language: Language; clientCode: string }) {
  const { state, retry } = useLatestOrders(clientCode);
  const orders = state.kind === 'ready' ? state.value : [];
  return (
    <section className="stack">
      <h2 className="type-heading">{texts.orders[language]}</h2>
      <ListFrame state={frames[state.kind]} failureText={texts.failed[language]} onRetry={retry}>
        <ul className="stack">
          {orders.map(({ id, number, statusCode, destinationName, orderDate, value }) => {
            const status = getOrderStatus(statusCode, 'rejected');
            return (
              <OrderRow
                key={id}
                title={`${texts.order[language]} ${number}`}
                status={{
                  ...orderStatusAppearance[status],
                  label: orderStatusNames[status][language],
                }}
                details={[destinationName, formatDate(orderDate)]}
                amount={formatMoney(value)}
              />
            );
          })}
        </ul>
      </ListFrame>
    </section>
  );
}
