import type { Outcome, ReturnableSession } from '@surtidor/data';
import type { Failure } from '@surtidor/domain';
import { type HandOffConclusion, type HandOffPorts, handOff } from './provider-hand-off.ts';

/** The dependencies of the return. */
export interface BankReturnPorts extends HandOffPorts {
  /** Fetches the session of a transaction; never opens one. */
  readonly fetchSession: (uuid: string) => Promise<Outcome<ReturnableSession>>;
}

/**
 * The result of returning.
 * - leaving, bad-address: the results of `handOff`
 * - ended: the session has ended; the backend knows the result
 * - unanswered: the backend did not respond
 */
export type BankReturn =
  | HandOffConclusion
  | { readonly kind: 'ended' }
  | { readonly kind: 'unanswered'; readonly failure: Failure };

async function returnToBank(ports: BankReturnPorts, uuid: string): Promise<BankReturn> {
  const outcome = await ports.fetchSession(uuid);
  if (outcome.kind === 'failed') return { kind: 'unanswered', failure: outcome.failure };
  const { session } = outcome.value;
  return session === null ? { kind: 'ended' } : handOff(ports, session);
}

/**
 * Returns the function that goes back to the bank (faults 31). The browser stores nothing of the
 * session: a query that cannot open a second one fetches it on return. A call during a pending return
 * gets the result of that return.
 */
export function createBankReturn(ports: BankReturnPorts): (uuid: string) => Promise<BankReturn> {
  let inFlight: Promise<BankReturn> | null = null;
  return (uuid) => {
    inFlight ??= returnToBank(ports, uuid).finally(() => {
      inFlight = null;
    });
    return inFlight;
  };
}
