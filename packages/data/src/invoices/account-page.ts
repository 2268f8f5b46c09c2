import { type Money, sumMoney } from '@surtidor/domain';
import type { AccountLine } from '@surtidor/domain/invoices';
import type { PageContent } from '../shared/paged-query.ts';
import {
  readAmount,
  readInteger,
  readObject,
  readTotalsCurrency,
  type StoreContext,
} from '../shared/readers.ts';
import { readRows, requireReadableRows } from '../shared/rows.ts';
import { type Downloads, toDownloads } from '../shared/to-downloads.ts';

/** Account data other than its lines (spec 2). */
export interface AccountSummary {
  /** Balance of all filtered lines, loaded or not; null if unreadable. */
  readonly balance: Money | null;
  /** The files of the filtered lines; null if the backend has none for this filter. */
  readonly downloads: Downloads | null;
}

interface WireAccount {
  readonly subtotal: string | null;
  readonly sizeDetails: number | null;
  readonly lines: readonly unknown[] | null;
}

type WireLine<TAccount extends WireAccount> = NonNullable<TAccount['lines']>[number];

interface AccountsResponse<TAccount> {
  readonly data: readonly (TAccount | null)[] | null;
  readonly download: Parameters<typeof toDownloads>[0];
}

/** Returns the accounts in a response; null without data or if one is unreadable. */
function readAccounts<TAccount extends object>(
  data: AccountsResponse<TAccount>['data'] | undefined,
): readonly TAccount[] | null {
  // The schema has a list; the specification also allows a single account (spec 3).
  const account = readObject(data as TAccount | null | undefined);
  return requireReadableRows(readRows(account ? [account] : data, readObject<TAccount>));
}

/** Returns the total number of lines in all accounts; null if one is unreadable. */
function countLines(accounts: readonly WireAccount[]): number | null {
  const sizes = accounts.map(({ sizeDetails }) => readInteger(sizeDetails));
  return requireReadableRows(sizes)?.reduce((sum, size) => sum + size, 0) ?? null;
}

/** Returns the balance of all accounts; null if one is unreadable. */
function getBalance(accounts: readonly WireAccount[], storeContext: StoreContext): Money | null {
  const documents = accounts.flatMap(({ lines }) => lines ?? []);
  const currency = readTotalsCurrency(documents, storeContext);
  const subtotals = requireReadableRows(
    accounts.map(({ subtotal }) => readAmount(subtotal, currency)),
  );
  return subtotals && sumMoney(subtotals, currency);
}

/** Returns the sum of a response without lines; null if it is missing or unreadable. */
export function readSubtotal(
  output: { readonly data: readonly (Omit<WireAccount, 'lines'> | null)[] | null } | null,
  storeContext: StoreContext,
): Money | null {
  const accounts = readAccounts(output?.data);
  return (
    accounts &&
    getBalance(
      accounts.map((account) => ({ ...account, lines: null })),
      storeContext,
    )
  );
}

/**
 * Reads a page of account lines, of all accounts. Returns null without data or if an account is unreadable,
 * because its lines would be missing. Only an account of 0 lines may lack the list of lines.
 */
export function readAccountPage<TAccount extends WireAccount>(
  output: AccountsResponse<TAccount> | null | undefined,
  toLine: (row: WireLine<TAccount>, account: TAccount) => AccountLine | null,
  storeContext: StoreContext,
): PageContent<AccountLine, AccountSummary> | null {
  const accounts = readAccounts(output?.data);
  const linesByAccount = requireReadableRows(
    accounts?.map(
      (account) =>
        readRows(account.lines, (row) => toLine(row, account)) ??
        (readInteger(account.sizeDetails) === 0 ? [] : null),
    ),
  );
  return (
    accounts &&
    linesByAccount && {
      items: linesByAccount.flat(),
      total: countLines(accounts),
      extra: {
        balance: getBalance(accounts, storeContext),
        downloads: toDownloads(output?.download),
      },
    }
  );
}
