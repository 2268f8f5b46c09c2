import { createFailure, type Failure } from '@surtidor/domain';
import { getHandOffUrl, type PaymentSession, type RedirectCheck } from '@surtidor/domain/payments';
import type { AttemptDefinition } from './attempt-definition.ts';

/** Encrypts a session's token for the provider's URL (spec 4). */
export type EncryptToken = (session: PaymentSession) => string;

/** The dependencies of the redirect. */
export interface HandOffPorts {
  /** Loads the cipher, which only payments need. */
  readonly loadCipher: () => Promise<EncryptToken>;
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

/** Whether a session could be handed off. What cannot be handed off is not opened. */
export const canHandOff = ({ loadCipher }: HandOffPorts): Promise<boolean> =>
  loadCipher().then(
    () => true,
    () => false,
  );

/** Redirects to the provider with an opened session. Returns the reason if the URL is not allowed. */
export async function handOff(
  ports: HandOffPorts,
  session: PaymentSession,
): Promise<HandOffConclusion> {
  const encryptToken = await ports.loadCipher();
  const url = getHandOffUrl(session, encryptToken(session), ports.check);
  if (url.kind === 'refused') {
    return { kind: 'bad-address', failure: createFailure('address-not-allowed') };
  }
  ports.onBeforeRedirect();
  ports.redirectTo(url.href);
  return { kind: 'leaving' };
}

type ProviderDefinition<Order> = AttemptDefinition<Order, PaymentSession, HandOffConclusion>;

/**
 * Creates the parts of a definition that all attempts paid at the provider share.
 * @param send Opens the session, once its cipher is loaded.
 */
export const createProviderDefinition = <Order>(
  ports: HandOffPorts,
  send: ProviderDefinition<Order>['send'],
): Pick<ProviderDefinition<Order>, 'send' | 'toAcceptedEvent' | 'onAccepted'> => ({
  send: async (order, key) =>
    (await canHandOff(ports))
      ? send(order, key)
      : { kind: 'not-sent', failure: createFailure('not-sent') },
  toAcceptedEvent: ({ uuid }) => ({ kind: 'session-opened', uuid }),
  onAccepted: async (session, advance) => {
    const conclusion = await handOff(ports, session);
    if (conclusion.kind === 'bad-address') advance({ kind: 'abandoned' });
    return conclusion;
  },
});
