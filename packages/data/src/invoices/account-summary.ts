import type { Money } from '@surtidor/domain';
import {
  readAmount,
  readArray,
  readInteger,
  readObject,
  type StoreContext,
} from '../shared/readers.ts';
import { keepReadableRows } from '../shared/rows.ts';
import { type Downloads, toDownloads } from '../shared/to-downloads.ts';

/** Account data other than its lines (spec 2). */
export interface AccountSummary {
  /** Balance of all filtered lines, loaded or not; null if unreadable. */
  readonly balance: Money | null;
  readonly downloads: Downloads;
}

interface WireAccount {
  readonly subtotal: string | null;
  readonly sizeDetails: number | null;
}

interface AccountsResponse<TAccount> {
  readonly data: readonly (TAccount | null)[] | null;
  readonly download: Parameters<typeof toDownloads>[0];
}

/** Returns the readable accounts in a response, or null if it has no data. */
export function getAccounts<TAccount extends object>(
  output: AccountsResponse<TAccount> | null | undefined,
): readonly TAccount[] | null {
  // One account per client, with concatenated lines.
  return Array.isArray(output?.data)
    ? keepReadableRows(readArray(output.data).map((account) => readObject(account)))
    : null;
}

/** Returns the total number of lines in all accounts. */
export const countLines = (accounts: readonly WireAccount[]): number =>
  accounts.reduce((sum, { sizeDetails }) => sum + (readInteger(sizeDetails) ?? 0), 0);

/** Maps the balance and downloads of a response. */
export const toAccountSummary = (
  accounts: readonly WireAccount[],
  download: AccountsResponse<object>['download'],
  { currency }: StoreContext,
): AccountSummary => ({
  balance: accounts[0] ? readAmount(accounts[0].subtotal, currency) : null,
  downloads: toDownloads(download),
});
