import {
  type Failure,
  failure,
  handOffAddress,
  type PaymentSession,
  type RedirectCheck,
} from '@surtidor/domain';
import type { AttemptDefinition, Proceed } from './attempt-definition.ts';

/** Turns a session's token into what travels in the provider's address (spec 4). */
export type TokenCipher = (session: Pick<PaymentSession, 'token' | 'phrase'>) => string;

/** What leaving for the provider stands on. */
export interface HandOffPorts {
  /** Loads the cipher, which only a payment needs. */
  readonly loadCipher: () => Promise<TokenCipher>;
  readonly check: RedirectCheck<string>;
  readonly redirectTo: (href: string) => void;
  /** Lets the idle clock allow for the visit to the bank (reading 20). */
  readonly beforeLeaving: () => void;
}

/**
 * How an opened session went on.
 * - leaving: the browser is on its way to the provider
 * - bad-address: the provider's address is not one the browser may go to
 */
export type HandOffConclusion =
  | { readonly kind: 'leaving' }
  | { readonly kind: 'bad-address'; readonly failure: Failure };

/** Leaves with an opened session, or says why the browser stays. */
export function handOff(
  ports: HandOffPorts,
  cipher: TokenCipher,
  session: PaymentSession,
): HandOffConclusion {
  const address = handOffAddress(session, cipher(session), ports.check);
  if (address.kind === 'refused') {
    return { kind: 'bad-address', failure: failure('address-not-allowed') };
  }
  ports.beforeLeaving();
  ports.redirectTo(address.href);
  return { kind: 'leaving' };
}

/** What follows from a session at the provider: the browser leaves for it. */
async function prepareHandOff(
  ports: HandOffPorts,
): Promise<Proceed<PaymentSession, HandOffConclusion>> {
  const cipher = await ports.loadCipher();
  return (session, advance) => {
    const conclusion = handOff(ports, cipher, session);
    if (conclusion.kind === 'bad-address') advance({ kind: 'abandoned' });
    return conclusion;
  };
}

/** The parts of a definition that all attempts share which are paid at the provider. */
export const atProvider = (
  ports: HandOffPorts,
): Pick<AttemptDefinition<never, PaymentSession, HandOffConclusion>, 'acceptedAs' | 'prepare'> => ({
  acceptedAs: ({ uuid }) => ({ kind: 'session-opened', uuid }),
  prepare: () => prepareHandOff(ports),
});
