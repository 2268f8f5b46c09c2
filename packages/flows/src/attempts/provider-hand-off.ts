import { createFailure, type Failure } from '@surtidor/domain';
import { getHandOffUrl, type PaymentSession, type RedirectCheck } from '@surtidor/domain/payments';
import type { AttemptDefinition } from './attempt-definition.ts';

/** The dependencies of the redirect. */
export interface HandOffPorts {
  /** Encrypts a session's token for the provider's URL (spec 4). */
  readonly encryptToken: (session: PaymentSession) => string;
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
export function handOff(ports: HandOffPorts, session: PaymentSession): HandOffConclusion {
  const url = getHandOffUrl(session, ports.encryptToken(session), ports.check);
  if (url.kind === 'refused') {
    return { kind: 'bad-address', failure: createFailure('address-not-allowed') };
  }
  ports.onBeforeRedirect();
  ports.redirectTo(url.href);
  return { kind: 'leaving' };
}

/** Creates the parts of a definition that all attempts paid at the provider share. */
export const createProviderDefinition = (
  ports: HandOffPorts,
): Pick<
  AttemptDefinition<never, PaymentSession, HandOffConclusion>,
  'toAcceptedEvent' | 'onAccepted'
> => ({
  toAcceptedEvent: ({ uuid }) => ({ kind: 'session-opened', uuid }),
  onAccepted: (session, advance) => {
    const conclusion = handOff(ports, session);
    if (conclusion.kind === 'bad-address') advance({ kind: 'abandoned' });
    return conclusion;
  },
});
