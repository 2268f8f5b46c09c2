import type { Outcome, ReturnableSession } from '@surtidor/data';
import type { Failure } from '@surtidor/domain';
import { type HandOffConclusion, type HandOffPorts, handOff } from './provider-hand-off.ts';

/** The dependencies of the return. */
export interface BankReturnPorts extends HandOffPorts {
  /** Fetches the session of a transaction; never opens one. */
  readonly fetchSession: (uuid: string) => Promise<Outcome<ReturnableSession>>;
}

/**
 * The result of returning. - leaving, bad-address: as when the payment was sent - over: the session has
 * ended; the backend knows the result - unanswered: the backend did not respond
 */
export type BankReturn =
  | HandOffConclusion
  | { readonly kind: 'over' }
  | { readonly kind: 'unanswered'; readonly failure: Failure };

async function goBack(ports: BankReturnPorts, uuid: string): Promise<BankReturn> {
  const outcome = await ports.fetchSession(uuid);
  if (outcome.kind === 'failed') return { kind: 'unanswered', failure: outcome.failure };
  const { session } = outcome.value;
  if (session === null) return { kind: 'over' };
  // Loaded after the response: a chunk that failed to load once may fail for as long as the page lives.
  return handOff(ports, await ports.loadCipher(), session);
}

/**
 * Returns the function that goes back to the bank (faults 31). The browser stores nothing of the session:
 * it is fetched on return, by a query that cannot open a second one. Calls while one is pending get its
 * result. Rejects if the cipher fails to load.
 */
export function createBankReturn(ports: BankReturnPorts): (uuid: string) => Promise<BankReturn> {
  let inFlight: Promise<BankReturn> | null = null;
  return (uuid) => {
    inFlight ??= goBack(ports, uuid).finally(() => {
      inFlight = null;
    });
    return inFlight;
  };
}
