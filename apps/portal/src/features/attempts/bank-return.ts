import type { Outcome, ReturnableSession } from '@surtidor/data';
import type { Failure } from '@surtidor/domain';
import { type HandOffConclusion, type HandOffPorts, handOff } from './provider-hand-off.ts';

/** What going back to the bank stands on. */
export interface BankReturnPorts extends HandOffPorts {
  /** Asks for the session of a transaction again; it opens nothing. */
  readonly fetchSession: (uuid: string) => Promise<Outcome<ReturnableSession>>;
}

/**
 * How going back ended.
 * - leaving, bad-address: as when the payment was sent
 * - over: there is no session any more: the backend says how the payment ended
 * - unanswered: the backend could not be asked
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
  // Loaded when the backend has answered: what could not be loaded once may never be, for the page.
  return handOff(ports, await ports.loadCipher(), session);
}

/**
 * Makes the one way back to the bank (faults 31). Nothing of the session is kept in the browser: it
 * is asked for at the moment of return, by a query that cannot open a second one. While one return
 * is under way every further call gets that one's outcome. Rejects when the cipher cannot be loaded.
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
