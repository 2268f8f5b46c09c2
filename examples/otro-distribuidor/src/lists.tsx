import { useDataContext, useLatestOrders, usePendingInvoices } from '@surtidor/data';
import { formatDate, formatMoney } from '@surtidor/domain';
import { invoiceStatusAppearance } from '@surtidor/domain/invoices';
import { getOrderStatus, orderStatusAppearance } from '@surtidor/domain/orders';
import { draftPayment, getDraftTotal, getPaymentLines } from '@surtidor/domain/payments';
import { useInvoiceAttempts, usePaymentSubmission } from '@surtidor/flows/react';
import { InvoiceCard, ListFrame, LoadMore, OrderRow } from '@surtidor/ui';
import { invoiceStatusNames, type Language, orderStatusNames, texts } from './configuration';
import { Outcome } from './payments';

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
  const { currency } = useDataContext().storeContext;
  const { inProgress } = useInvoiceAttempts(items, retry);
  const { phase, busy, submit } = usePaymentSubmission();
  const createDraft = (id: string) =>
    draftPayment(
      currency,
      items.filter((invoice) => invoice.id === id),
      inProgress,
    );
  const pay = (id: string) => {
    const draft = createDraft(id);
    const subject = { kind: 'invoices', lines: getPaymentLines(draft) } as const;
    void submit({ subject, amount: getDraftTotal(draft) });
  };
  return (
    <section className="stack">
      <h2 className="type-heading">{texts.invoices[language]}</h2>
      {phase.kind === 'ended' && <Outcome kind={phase.outcome.kind} language={language} />}
      <ListFrame state={frames[state.kind]} failureText={texts.failed[language]} onRetry={retry}>
        <div className="stack">
          {items.map(({ id, invoiceNumber, documentNumber, status, balance, dueDate }) => (
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
              disabled={busy || createDraft(id).entries.length === 0}
              disabledReason={inProgress.has(documentNumber) ? 'in-payment' : 'closed'}
              payLabel={texts.pay[language]}
              onPay={pay}
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
