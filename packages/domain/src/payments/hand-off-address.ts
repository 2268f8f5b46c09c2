import type { PaymentSession } from './types.ts';

/** Checks a URL against the deployment's policy. */
export type RedirectCheck<Reason> = (
  address: string,
) =>
  | { readonly kind: 'allowed'; readonly href: string }
  | { readonly kind: 'refused'; readonly reason: Reason };

/** The provider's URL, or why it was rejected. */
export type HandOffAddress<Reason> =
  | { readonly kind: 'ready'; readonly href: string }
  | { readonly kind: 'refused'; readonly reason: Reason | 'incomplete' };

/** Whether a session has everything for the redirect. */
export const isSessionComplete = (session: PaymentSession): boolean =>
  [session.redirectAddress, session.uuid, session.token, session.phrase].every(
    (part) => part.trim() !== '',
  );

/**
 * Builds the provider's URL with token and uuid (spec 4). The URL must pass the check; its query is
 * preserved, except an existing token or uuid.
 */
export const handOffAddress = <Reason>(
  session: PaymentSession,
  handedToken: string,
  check: RedirectCheck<Reason>,
): HandOffAddress<Reason> => {
  if (!isSessionComplete(session) || handedToken === '') {
    return { kind: 'refused', reason: 'incomplete' };
  }
  const verdict = check(session.redirectAddress);
  if (verdict.kind === 'refused') return verdict;
  const address = new URL(verdict.href);
  address.searchParams.set('token', handedToken);
  address.searchParams.set('uuid', session.uuid);
  return { kind: 'ready', href: address.href };
};
