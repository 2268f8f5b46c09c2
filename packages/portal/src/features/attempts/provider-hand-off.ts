import {
  createFailure,
  type Failure,
  getHandOffUrl,
  type PaymentSession,
  type RedirectCheck,
} from '@surtidor/domain';
import type { AcceptedHandler, AttemptDefinition } from './attempt-definition.ts';

/** Encrypts a session's token for the provider's URL (spec 4). */
export type TokenCipher = (session: Pick<PaymentSession, 'token' | 'phrase'>) => string;

/** The dependencies of the redirect. */
export interface HandOffPorts {
  /** Loads the cipher, which only a payment needs. */
  readonly loadCipher: () => Promise<TokenCipher>;
  readonly check: RedirectCheck<string>;
  readonly redirectTo: (href: string) => void;
  /** Extends the idle timeout for the visit to the bank (reading 20). */
  readonly onBeforeRedirect: () => void;
}

/**
 * The result of the redirect.
 * - leaving: the browser goes to the provider
 * - bad-address: the provider's URL is not allowed
 */
export type HandOffConclusion =
  | { readonly kind: 'leaving' }
  | { readonly kind: 'bad-address'; readonly failure: Failure };

/** Redirects to the provider with an opened session. Returns the reason if the URL is not allowed. */
export function handOff(
  ports: HandOffPorts,
  cipher: TokenCipher,
  session: PaymentSession,
): HandOffConclusion {
  const url = getHandOffUrl(session, cipher(session), ports.check);
  if (url.kind === 'refused') {
    return { kind: 'bad-address', failure: createFailure('address-not-allowed') };
  }
  ports.onBeforeRedirect();
  ports.redirectTo(url.href);
  return { kind: 'leaving' };
}

/** Returns the handler of an opened session: the redirect to the provider. */
async function prepareHandOff(
  ports: HandOffPorts,
): Promise<AcceptedHandler<PaymentSession, HandOffConclusion>> {
  const cipher = await ports.loadCipher();
  return (session, advance) => {
    const conclusion = handOff(ports, cipher, session);
    if (conclusion.kind === 'bad-address') advance({ kind: 'abandoned' });
    return conclusion;
  };
}

/** Creates the parts of a definition that all attempts paid at the provider share. */
export const createProviderDefinition = (
  ports: HandOffPorts,
): Pick<
  AttemptDefinition<never, PaymentSession, HandOffConclusion>,
  'toAcceptedEvent' | 'prepare'
> => ({
  toAcceptedEvent: ({ uuid }) => ({ kind: 'session-opened', uuid }),
  prepare: () => prepareHandOff(ports),
});
