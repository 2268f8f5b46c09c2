import type { Money } from '@surtidor/domain';
import {
  readAmount,
  readArray,
  readInteger,
  readObject,
  type StoreContext,
} from '../shared/readers.ts';
import { readableRows } from '../shared/rows.ts';
import { type Downloads, toDownloads } from '../shared/to-downloads.ts';

/** What comes with the lines of an account (spec 2). */
export interface AccountExtra {
  /** Balance of every line of the filter, not of the loaded ones only; null when unreadable. */
  readonly balance: Money | null;
  readonly downloads: Downloads;
}

interface WireAccount {
  readonly subtotal: string | null;
  readonly sizeDetails: number | null;
}

interface WireOutput<TAccount> {
  readonly data: readonly (TAccount | null)[] | null;
  readonly download: Parameters<typeof toDownloads>[0];
}

/** The accounts of an answer that could be read; null when it has no data entry. */
export function accountsOf<TAccount extends object>(
  output: WireOutput<TAccount> | null | undefined,
): readonly TAccount[] | null {
  // One account for each client; with several, their lines follow one another.
  return Array.isArray(output?.data)
    ? readableRows(readArray(output.data).map((account) => readObject(account)))
    : null;
}

/** Lines of all accounts, loaded or not. */
export const sizeOf = (accounts: readonly WireAccount[]): number =>
  accounts.reduce((sum, { sizeDetails }) => sum + (readInteger(sizeDetails) ?? 0), 0);

/** Balance and downloads of an answer; no accounts at all come to nothing. */
export const toAccountExtra = (
  accounts: readonly WireAccount[],
  download: WireOutput<object>['download'],
  { currency }: StoreContext,
): AccountExtra => ({
  balance: accounts[0] ? readAmount(accounts[0].subtotal, currency) : null,
  downloads: toDownloads(download),
});
