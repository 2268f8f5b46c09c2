import type { PaymentSession } from './types.ts';

/** Checks a URL against the deployment's policy. */
export type RedirectCheck<Reason> = (
  url: string,
) =>
  | { readonly kind: 'allowed'; readonly href: string }
  | { readonly kind: 'refused'; readonly reason: Reason };

/** The provider's URL, or why it was rejected. */
export type HandOffUrl<Reason> =
  | { readonly kind: 'ready'; readonly href: string }
  | { readonly kind: 'refused'; readonly reason: Reason | 'incomplete' };

/** Whether a session has all values for the redirect. */
export const isSessionComplete = (session: PaymentSession): boolean =>
  [session.redirectUrl, session.uuid, session.token, session.phrase].every(
    (value) => value.trim() !== '',
  );

/**
 * Builds the provider's URL with token and uuid (spec 4). The URL must pass the check. Its other
 * search params are preserved.
 */
export const getHandOffUrl = <Reason>(
  session: PaymentSession,
  encryptedToken: string,
  check: RedirectCheck<Reason>,
): HandOffUrl<Reason> => {
  if (!isSessionComplete(session) || encryptedToken === '') {
    return { kind: 'refused', reason: 'incomplete' };
  }
  const urlCheck = check(session.redirectUrl);
  if (urlCheck.kind === 'refused') return urlCheck;
  const url = new URL(urlCheck.href);
  url.searchParams.set('token', encryptedToken);
  url.searchParams.set('uuid', session.uuid);
  return { kind: 'ready', href: url.href };
};
