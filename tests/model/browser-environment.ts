import type { PaymentJournal } from '@surtidor/domain';
import type { KeyValueStorage } from '../../apps/portal/src/platform/browser/storage.ts';
import type { ModelBackend } from './model-backend.ts';
import type { Network } from './network.ts';
import type { Timers } from './timers.ts';

/** A browser: its tabs share a storage and a clock. */
export interface BrowserState {
  readonly storage: KeyValueStorage;
  /** The error of its clock in milliseconds. */
  clockError: number;
  /** Whether lazy chunks currently fail to load. */
  chunkFails: boolean;
  /** Whether the bank's URL is currently not allowed. */
  distrusts: boolean;
}

/** The dependencies of a page. */
export interface BrowserEnvironment {
  readonly backend: ModelBackend;
  readonly network: Network;
  readonly timers: Timers;
  readonly browser: BrowserState;
  readonly newKey: () => string;
  /** Called with the transaction when the browser leaves for the bank. */
  readonly onLeave: (uuid: string) => void;
  /** Called with the key of a request that failed with an internal error of the backend. */
  readonly onBroken: (key: string) => void;
  /** Called with the documents of each sent request, with the journal and clock at that time. */
  readonly onSend: (
    key: string,
    documents: readonly string[],
    journal: PaymentJournal,
    now: number,
  ) => void;
}
