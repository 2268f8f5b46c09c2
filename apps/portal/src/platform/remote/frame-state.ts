import type { Failure, PagedState, RemoteState } from '@surtidor/domain';
import type { ListFrameProps } from '@surtidor/ui';
import { type Text, translated } from '../messages/text-context.tsx';

/**
 * A failure in words: the server's own where spec 8 shows it, in the portal's language when the
 * catalogue knows it, as it came when not.
 */
export const failureText = ({ serverText, message }: Failure, text: Text): string =>
  serverText === undefined ? text(message.key, message.params) : translated(text, serverText);

type Frame = Pick<ListFrameProps, 'state' | 'refreshing' | 'failureText' | 'onRetry' | 'stale'>;

/** What failed, and what was known before it did. */
interface Failed {
  readonly failure: Failure;
  readonly stale?: unknown;
}

/**
 * How a failure is framed. What the backend refuses to this person is no failure to try again, and
 * nothing of it stays in sight (spec 2, lists).
 */
export function failedFrame({ failure, stale }: Failed, retry: () => void, text: Text): Frame {
  if (failure.code === 'forbidden') return { state: 'forbidden' };
  return {
    state: 'failed',
    stale: stale !== undefined,
    failureText: failureText(failure, text),
    onRetry: retry,
  };
}

/**
 * How a remote state is framed. A refused session is rendered as loading: the 401 page is about to
 * take the screen's place.
 */
export function getFrame(
  state: RemoteState<unknown> | PagedState<unknown>,
  retry: () => void,
  text: Text,
): Frame {
  switch (state.kind) {
    case 'idle':
    case 'loading':
    case 'unauthorized':
      return { state: 'loading' };
    case 'ready':
      return { state: 'ready', refreshing: state.refreshing };
    case 'empty':
      return { state: 'empty' };
    case 'failed':
      return failedFrame(state, retry, text);
  }
}

/** The value to render: the present one, or what was known before a refresh failed. */
export const getData = <T>(state: RemoteState<T>): T | undefined => {
  if (state.kind === 'ready') return state.value;
  return state.kind === 'failed' ? state.stale : undefined;
};
