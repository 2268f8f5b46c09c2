import {
  createFailure,
  type Failure,
  getHandOffUrl,
  type PaymentSession,
  type RedirectCheck,
} from '@surtidor/domain';
import type { AttemptDefinition, Proceed } from './attempt-definition.ts';

/** Encrypts a session's token for the provider's url (spec 4). */
export type TokenCipher = (session: Pick<PaymentSession, 'token' | 'phrase'>) => string;

/** The dependencies of the redirect. */
export interface HandOffPorts {
  /** Loads the cipher, which only a payment needs. */
  readonly loadCipher: () => Promise<TokenCipher>;
  readonly check: RedirectCheck<string>;
  readonly redirectTo: (href: string) => void;
  /** Makes the idle clock allow for the visit to the bank (reading 20). */
  readonly onBeforeRedirect: () => void;
}

/**
 * The result of the redirect. - leaving: the browser goes to the provider - bad-address: the provider's
 * address is not allowed
 */
export type HandOffConclusion =
  | { readonly kind: 'leaving' }
  | { readonly kind: 'bad-address'; readonly failure: Failure };

/** Redirects with an opened session, or returns why not. */
export function handOff(
  ports: HandOffPorts,
  cipher: TokenCipher,
  session: PaymentSession,
): HandOffConclusion {
  const address = getHandOffUrl(session, cipher(session), ports.check);
  if (address.kind === 'refused') {
    return { kind: 'bad-address', failure: createFailure('address-not-allowed') };
  }
  ports.onBeforeRedirect();
  ports.redirectTo(address.href);
  return { kind: 'leaving' };
}

/** What follows an opened session: the redirect to the provider. */
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

/** The parts of a definition shared by all attempts paid at the provider. */
export const atProvider = (
  ports: HandOffPorts,
): Pick<AttemptDefinition<never, PaymentSession, HandOffConclusion>, 'acceptedAs' | 'prepare'> => ({
  acceptedAs: ({ uuid }) => ({ kind: 'session-opened', uuid }),
  prepare: () => prepareHandOff(ports),
});
