import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allDestinationsQuery } from './associates/all-destinations.ts';
import { associatesQuery } from './associates/associates.ts';
import { corporateInfoQuery } from './associates/corporate-info.ts';
import { departmentsQuery } from './associates/departments.ts';
import { destinationsQuery } from './associates/destinations.ts';
import { documentTypesQuery } from './associates/document-types.ts';
import { rolesAccessQuery } from './associates/roles-access.ts';
import { compensableDocumentsQuery } from './compensations/compensable-documents.ts';
import { CompensationFieldsFragmentDoc } from './compensations/compensation-fields.generated.ts';
import { compensationsQuery } from './compensations/compensations.ts';
import { toCompensation } from './compensations/to-compensation.ts';
import { ContentBlocksDocument } from './content/content-blocks.generated.ts';
import { contentBlocksQuery, toContentBlock } from './content/content-blocks.ts';
import { latestNewsQuery, toNewsPost } from './content/latest-news.ts';
import { NewsFieldsFragmentDoc } from './content/news-fields.generated.ts';
import { newsPostQuery } from './content/news-post.ts';
import { accountHistoryQuery, oldestFirstHistoryQuery } from './invoices/account-history.ts';
import { accountStatusQuery } from './invoices/account-status.ts';
import { dashboardInvoicesQuery, portfolioSummaryQuery } from './invoices/dashboard-documents.ts';
import { documentClassesQuery } from './invoices/document-classes.ts';
import { InvoiceFieldsFragmentDoc } from './invoices/invoice-fields.generated.ts';
import { pendingInvoicesQuery } from './invoices/pending-invoices.ts';
import { toInvoice } from './invoices/to-invoice.ts';
import { latestOrdersQuery } from './orders/latest-orders.ts';
import { OrderDeliveryFieldsFragmentDoc } from './orders/order-delivery-fields.generated.ts';
import { OrderEventFieldsFragmentDoc } from './orders/order-event-fields.generated.ts';
import { OrderFieldsFragmentDoc } from './orders/order-fields.generated.ts';
import { OrderLineFieldsFragmentDoc } from './orders/order-line-fields.generated.ts';
import { orderOptionsQuery } from './orders/order-options.ts';
import { orderTimelineQuery } from './orders/order-timeline.ts';
import { orderTrackingQuery } from './orders/order-tracking.ts';
import { ordersQuery } from './orders/orders.ts';
import { toOrder } from './orders/to-order.ts';
import { toOrderDelivery } from './orders/to-order-delivery.ts';
import { toOrderEvent } from './orders/to-order-event.ts';
import { toOrderLine } from './orders/to-order-line.ts';
import { ConsultTransactionDocument } from './payments/consult-transaction.generated.ts';
import { toTransactionLookup } from './payments/consult-transaction.ts';
import { PaymentSessionFieldsFragmentDoc } from './payments/payment-session-fields.generated.ts';
import { toPaymentSession } from './payments/to-payment-session.ts';
import { toTransaction } from './payments/to-transaction.ts';
import { TransactionFieldsFragmentDoc } from './payments/transaction-fields.generated.ts';
import { PersonFieldsFragmentDoc } from './session/person-fields.generated.ts';
import { personalInformationQuery } from './session/personal-information.ts';
import { rolesQuery } from './session/roles.ts';
import { toPerson } from './session/to-person.ts';
import { createJsonArbitrary } from './test-support/any-json.ts';
import { getFieldNames } from './test-support/fields.ts';
import { colombia } from './test-support/mock-backend.ts';

const mappers = [
  ['invoice', InvoiceFieldsFragmentDoc, (row: never) => toInvoice(row, colombia)],
  ['order', OrderFieldsFragmentDoc, (row: never) => toOrder(row, colombia)],
  ['order line', OrderLineFieldsFragmentDoc, toOrderLine],
  ['order event', OrderEventFieldsFragmentDoc, toOrderEvent],
  ['order delivery', OrderDeliveryFieldsFragmentDoc, (row: never) => toOrderDelivery(row, 'COP')],
  ['payment session', PaymentSessionFieldsFragmentDoc, toPaymentSession],
  ['transaction lookup', ConsultTransactionDocument, toTransactionLookup],
  ['transaction', TransactionFieldsFragmentDoc, (row: never) => toTransaction(row, colombia)],
  ['compensation', CompensationFieldsFragmentDoc, (row: never) => toCompensation(row, colombia)],
  ['content block', ContentBlocksDocument, toContentBlock],
  ['news', NewsFieldsFragmentDoc, toNewsPost],
  ['person', PersonFieldsFragmentDoc, (row: never) => toPerson(row, colombia)],
] as const;

describe.each(mappers)('%s', (_, document, map) => {
  test('any JSON is mapped or rejected without throwing', () => {
    fc.assert(
      fc.property(createJsonArbitrary(getFieldNames(document)), (row) => {
        expect(() => map(row)).not.toThrow();
      }),
    );
  });
});

const responses = [
  ['pending invoices', pendingInvoicesQuery],
  ['compensations', compensationsQuery],
  ['compensable documents', compensableDocumentsQuery],
  ['account status', accountStatusQuery],
  ['account history', accountHistoryQuery],
  ['account history record', oldestFirstHistoryQuery],
  ['portfolio', portfolioSummaryQuery],
  ['dashboard invoices', dashboardInvoicesQuery],
  ['document classes', documentClassesQuery],
  ['latest orders', latestOrdersQuery],
  ['orders', ordersQuery],
  ['order options', orderOptionsQuery],
  ['order tracking', orderTrackingQuery],
  ['order timeline', orderTimelineQuery],
  ['content blocks', contentBlocksQuery],
  ['latest news', latestNewsQuery],
  ['one post', newsPostQuery],
  ['personal information', personalInformationQuery],
  ['roles', rolesQuery],
  ['associates', associatesQuery],
  ['corporate information', corporateInfoQuery],
  ['departments', departmentsQuery],
  ['destinations', destinationsQuery],
  ['all destinations', allDestinationsQuery],
  ['document types', documentTypesQuery],
  ['role permissions', rolesAccessQuery],
] as const;

/** Builds data for each field of the document. */
const fillFields = (document: Parameters<typeof getFieldNames>[0], part: unknown): never =>
  // This value deliberately violates its type.
  Object.fromEntries(getFieldNames(document).map((field) => [field, part])) as never;

describe.each(responses)('the response for %s', (_, { document, read }) => {
  test('any JSON in its fields is mapped or rejected without throwing', () => {
    fc.assert(
      fc.property(createJsonArbitrary(getFieldNames(document)), (part) => {
        expect(() => read(fillFields(document, part), colombia)).not.toThrow();
        expect(() => read(fillFields(document, [part, null]), colombia)).not.toThrow();
        expect(() =>
          read(fillFields(document, { items: [part], data: [part] }), colombia),
        ).not.toThrow();
      }),
    );
  });
});
