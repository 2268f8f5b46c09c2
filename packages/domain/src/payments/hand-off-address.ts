import type { PaymentSession } from './types.ts';

/** The verdict of whoever knows where the browser may go. */
export type RedirectCheck<Reason> = (
  address: string,
) =>
  | { readonly kind: 'allowed'; readonly href: string }
  | { readonly kind: 'refused'; readonly reason: Reason };

/** Where the browser goes to pay, or why it stays. */
export type HandOffAddress<Reason> =
  | { readonly kind: 'ready'; readonly href: string }
  | { readonly kind: 'refused'; readonly reason: Reason | 'incomplete' };

/** Whether a session carries everything a hand-off needs. */
export const isSessionComplete = (session: PaymentSession): boolean =>
  [session.redirectAddress, session.uuid, session.token, session.phrase].every(
    (part) => part.trim() !== '',
  );

/**
 * The provider's address with token and uuid as query parameters (spec 4). The address must pass
 * the check; what it already asks for is kept, a token or uuid of its own is replaced.
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
