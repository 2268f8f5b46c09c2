import type { PortalMessage } from '../../../platform/messages/text-context.tsx';
import type { SignInReason } from '../../../platform/session/sign-in-reason.ts';
import type { SignInFailure } from '../../../shared/session/returned-sign-in.ts';

/** The alert of the sign-in page: what happened and what to do. */
export interface SignInNotice {
  readonly tone: 'info' | 'success' | 'warning' | 'danger';
  readonly title: PortalMessage;
  readonly detail: PortalMessage;
}

const toMinutes = (seconds: number) => Math.max(1, Math.ceil(seconds / 60));

/** Returns the notice of a failed sign-in. It never reveals which of the two fields was wrong. */
export function getFailureNotice(failure: SignInFailure): SignInNotice {
  switch (failure.kind) {
    case 'invalid-credentials':
      return {
        tone: 'danger',
        title: { key: 'Wrong e-mail or password.' },
        detail: { key: 'Check both and try again.' },
      };
    case 'too-many-attempts':
      return {
        tone: 'warning',
        title: { key: 'Too many attempts. Try again in a few minutes.' },
        detail: {
          key: 'For your safety, sign-in is paused for {minutes} min.',
          params: { minutes: toMinutes(failure.retryAfterSeconds) },
        },
      };
    case 'offline':
      return {
        tone: 'warning',
        title: { key: 'You have no internet connection.' },
        detail: { key: 'Connect and try again. Nothing was sent.' },
      };
    case 'session-too-large':
      return {
        tone: 'danger',
        title: { key: 'Your session does not fit into the cookies of this browser.' },
        detail: {
          key: 'Delete the cookies of this site and try again. If that does not help, contact support.',
        },
      };
    case 'rejected-input':
      return {
        tone: 'danger',
        title: { key: 'Your distributor did not accept the data you entered.' },
        detail: { key: 'Check the e-mail and the password: one of them is empty or malformed.' },
      };
    case 'unknown-store':
      return {
        tone: 'danger',
        title: { key: 'This store is not available.' },
        detail: { key: 'Your password is not the cause. Contact support.' },
      };
    case 'backend-error':
      return {
        tone: 'danger',
        title: { key: 'Your distributor’s system failed.' },
        detail: { key: 'Your password is not the cause. Try again in a few minutes.' },
      };
    case 'communication':
      return {
        tone: 'danger',
        title: { key: 'Server communication error' },
        detail: { key: 'Your data is safe. Try again in a few minutes.' },
      };
  }
}

const noticeByReason: Readonly<Record<SignInReason, SignInNotice>> = {
  idle: {
    tone: 'info',
    title: { key: 'Your session ended due to inactivity.' },
    detail: { key: 'Sign in again to continue where you left off.' },
  },
  'signed-out': {
    tone: 'success',
    title: { key: 'You signed out.' },
    detail: { key: 'Come back any time.' },
  },
  unauthorized: {
    tone: 'info',
    title: { key: 'Your session is no longer valid.' },
    detail: { key: 'Sign in again to continue where you left off.' },
  },
};

/** Returns the notice for a stored sign-out reason; null if there is none or it is invalid. */
export const getReasonNotice = (reason: string | null): SignInNotice | null =>
  reason !== null && Object.hasOwn(noticeByReason, reason)
    ? noticeByReason[reason as SignInReason]
    : null;
