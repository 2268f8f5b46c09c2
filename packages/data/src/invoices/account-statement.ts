import { addDays, type DateRange, type Money } from '@surtidor/domain';
import type { AccountLine } from '@surtidor/domain/invoices';
import { buildFirstPageRequest, definePagedQuery } from '../shared/paged-query.ts';
import { defineRemoteQuery } from '../shared/remote-query.ts';
import { type PagedRemote, usePaged } from '../shared/use-paged.ts';
import { type Remote, useRemote } from '../shared/use-remote.ts';
import { readAccountPage, readSubtotal } from './account-page.ts';
import { AccountStatementDocument } from './account-statement.generated.ts';
import { maxSearchPages, searchPageSize } from './search-lines.ts';
import { toHistoryInvoice } from './to-history-invoice.ts';

/** The sums of the backend, with which a statement is proven. */
export interface StatementSums {
  /** The sum of all movements before the range; null if unreadable. */
  readonly opening: Money | null;
  /** The sum of the movements in the range; null if unreadable. */
  readonly subtotal: Money | null;
}

/** The movements of a range, oldest first, with the sum of those before, in one request (`AccountStatusHistory`). */
const accountStatementQuery = definePagedQuery({
  document: AccountStatementDocument,
  fetchPolicy: 'network-only',
  nextPageRule: 'total',
  pageSize: searchPageSize,
  read: ({ opening, AccountStatusHistory: output }, storeContext) => {
    const page = readAccountPage(
      output && { ...output, download: null },
      (row, account) => toHistoryInvoice(row, account, storeContext),
      storeContext,
    );
    return (
      page && {
        ...page,
        extra: {
          opening: readSubtotal(opening, storeContext),
          subtotal: page.extra.balance,
        } satisfies StatementSums,
      }
    );
  },
  getKey: ({ id }: AccountLine) => id,
});

/** Builds the request for the first page of a statement. */
export const buildAccountStatementRequest = (clientCode: string, { start, end }: DateRange) =>
  buildFirstPageRequest(accountStatementQuery, {
    client: clientCode,
    before: { fecha_documento: { lteq: addDays(start, -1) } },
    filter: { fecha_documento: { gteq: start, lteq: end } },
  });

/** Queries all movements of a range, or nothing without one. */
export const useAccountStatement = (
  clientCode: string,
  range: DateRange | null,
): PagedRemote<AccountLine, StatementSums> =>
  usePaged(
    accountStatementQuery,
    range && buildAccountStatementRequest(clientCode, range).variables,
    { pages: maxSearchPages },
  );

/** The sum of the movements of a range, from a page of one movement. */
export const movementsSumQuery = defineRemoteQuery({
  document: AccountStatementDocument,
  fetchPolicy: 'cache-and-network',
  read: ({ AccountStatusHistory: output }, storeContext) => readSubtotal(output, storeContext),
});

/** Builds the request for the sum of the movements of a range. */
export const buildMovementsSumRequest = (clientCode: string, range: DateRange) => {
  const { document, variables } = buildAccountStatementRequest(clientCode, range);
  return { document, variables: { ...variables, pageSize: 1 } };
};

/** Queries the sum of the movements of a range, or nothing without one. */
export const useMovementsSum = (clientCode: string, range: DateRange | null): Remote<Money> =>
  useRemote(movementsSumQuery, range && buildMovementsSumRequest(clientCode, range).variables);
