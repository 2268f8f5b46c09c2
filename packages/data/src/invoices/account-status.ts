import { type AccountLine, type Money, pageSizes } from '@surtidor/domain';
import type { PagedQuery } from '../shared/paged-query.ts';
import { mapRows, readableRows } from '../shared/rows.ts';
import { type Downloads, toDownloads } from '../shared/to-downloads.ts';
import { type PagedRemote, usePaged } from '../shared/use-paged.ts';
import { entry, money, wholeNumber } from '../shared/wire.ts';
import {
  AccountStatusDocument,
  type AccountStatusQuery,
  type AccountStatusQueryVariables,
} from './account-status.generated.ts';
import { toInvoice } from './to-invoice.ts';

/** What comes with the lines of the account status (spec 2). */
export interface AccountStatusExtra {
  /** Balance of every line, not of the loaded ones only; null when it cannot be read. */
  readonly balance: Money | null;
  readonly downloads: Downloads;
}

/** Lines of the online account status, due date ascending, page 10 (spec 7). */
export const accountStatusQuery: PagedQuery<
  AccountStatusQuery,
  AccountStatusQueryVariables,
  AccountLine,
  AccountStatusExtra
> = {
  document: AccountStatusDocument,
  freshness: 'refresh',
  more: 'total',
  pageSize: pageSizes.accountStatus,
  keyOf: ({ id }) => id,
  read: ({ AccountStatus: output }, market) => {
    if (!Array.isArray(output?.data)) return null;
    // One account for each client; with several, their lines follow one another.
    const accounts = readableRows(mapRows(output.data, entry));
    return {
      items: accounts.flatMap(({ lines }) => mapRows(lines, (row) => toInvoice(row, market))),
      total: accounts.reduce((sum, account) => sum + (wholeNumber(account.sizeDetails) ?? 0), 0),
      extra: {
        balance: money(accounts[0]?.subtotal, market.currency),
        downloads: toDownloads(output.download),
      },
    };
  },
};

/** The online account status of the client, page by page. */
export const useAccountStatus = (
  clientCode: string,
): PagedRemote<AccountLine, AccountStatusExtra> =>
  usePaged(accountStatusQuery, {
    filter: { codigo_cliente: { eq: clientCode }, detalle: { bloqueada: { in: ['0', '1'] } } },
  });
