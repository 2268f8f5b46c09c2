import type { PaymentJournal } from '@surtidor/domain';
import type { KeyValueStorage } from '../../apps/portal/src/platform/browser/storage.ts';
import type { ModelBackend } from './model-backend.ts';
import type { Network } from './network.ts';
import type { Timers } from './timers.ts';

/** A browser: its tabs share a storage and a clock. */
export interface BrowserState {
  readonly storage: KeyValueStorage;
  /** By how many milliseconds its clock is wrong. */
  clockError: number;
  /** Parts of the portal cannot be loaded at present. */
  chunkFails: boolean;
  /** The bank's address is not one it may go to at present. */
  distrusts: boolean;
}

/** What a page stands in. */
export interface BrowserEnvironment {
  readonly backend: ModelBackend;
  readonly network: Network;
  readonly timers: Timers;
  readonly browser: BrowserState;
  readonly newKey: () => string;
  /** Called with the transaction that a browser goes to the bank with, as it leaves. */
  readonly onLeave: (uuid: string) => void;
  /** Called with the key of a request that the backend answered with an internal error. */
  readonly onBroken: (key: string) => void;
  /** Called with the documents of each request as it leaves, with the journal and clock of then. */
  readonly onSend: (
    key: string,
    documents: readonly string[],
    journal: PaymentJournal,
    now: number,
  ) => void;
}
