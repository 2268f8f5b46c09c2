import type { PaymentJournal } from '@surtidor/domain/payments';
import type {
  AttemptSubject,
  CommonOutcome,
} from '../../packages/flows/src/attempts/attempt-definition.ts';
import type { HandOffConclusion } from '../../packages/flows/src/attempts/provider-hand-off.ts';
import type { SentConclusion } from '../../packages/flows/src/compensations/compensation-definition.ts';
import type { KeyValueStorage } from '../../packages/flows/src/storage.ts';
import type { ModelBackend } from './model-backend.ts';
import type { Network } from './network.ts';
import type { Timers } from './timers.ts';

/** The state that all tabs of a browser share. */
export interface BrowserState {
  readonly storage: KeyValueStorage;
  /** The offset of its clock from the true time, in milliseconds. */
  clockOffset: number;
  /** Whether the bank's URL is currently not allowed. */
  rejectsBankUrl: boolean;
}

/** How an attempt of any kind ends. */
export type AttemptConclusion = (HandOffConclusion | SentConclusion | CommonOutcome)['kind'];

/** The dependencies of a page. */
export interface BrowserEnvironment {
  readonly backend: ModelBackend;
  readonly network: Network;
  readonly timers: Timers;
  readonly browser: BrowserState;
  readonly createKey: () => string;
  /** Called with the transaction when the browser goes to the bank, and whether the user asked to go back there. */
  readonly onRedirect: (uuid: string, isReturn: boolean) => void;
  /** Called with the key of a request that failed with an internal error in the backend. */
  readonly onBrokenResponse: (key: string) => void;
  /** Called for each sent request with its documents, the journal and the time. */
  readonly onSend: (
    key: string,
    documents: readonly string[],
    journal: PaymentJournal,
    now: number,
  ) => void;
  /** Called with the outcome that a page shows for an order, and its key; null if it created none. */
  readonly onConclusion: (
    conclusion: AttemptConclusion,
    order: AttemptSubject,
    key: string | null,
  ) => void;
}
