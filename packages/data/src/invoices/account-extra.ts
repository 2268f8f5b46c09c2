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

/** Data besides the lines of an account (spec 2). */
export interface AccountExtra {
  /** Balance of all filtered lines, loaded or not; null if unreadable. */
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

/** The readable accounts of a response; null without data. */
export function getAccounts<TAccount extends object>(
  output: WireOutput<TAccount> | null | undefined,
): readonly TAccount[] | null {
  // One account per client, with concatenated lines.
  return Array.isArray(output?.data)
    ? keepReadableRows(readArray(output.data).map((account) => readObject(account)))
    : null;
}

/** Total lines of all accounts. */
export const getSize = (accounts: readonly WireAccount[]): number =>
  accounts.reduce((sum, { sizeDetails }) => sum + (readInteger(sizeDetails) ?? 0), 0);

/** Balance and downloads of a response. */
export const toAccountExtra = (
  accounts: readonly WireAccount[],
  download: WireOutput<object>['download'],
  { currency }: StoreContext,
): AccountExtra => ({
  balance: accounts[0] ? readAmount(accounts[0].subtotal, currency) : null,
  downloads: toDownloads(download),
});
