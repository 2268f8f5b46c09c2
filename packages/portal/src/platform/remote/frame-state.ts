import type { PagedRemote } from '@surtidor/data';
import type { Failure, PagedState, RemoteState } from '@surtidor/domain';
import type { ListFrameProps } from '@surtidor/ui';
import { type Text, translate } from '../messages/text-context.tsx';

/**
 * Returns the text of a failure. Where spec 8 shows the text of the server, returns that text, translated if the
 * catalogue has it.
 */
export const getFailureText = ({ serverText, message }: Failure, text: Text): string =>
  serverText === undefined ? text(message.key, message.params) : translate(text, serverText);

type Frame = Pick<ListFrameProps, 'state' | 'refreshing' | 'failureText' | 'onRetry' | 'stale'>;

/** A failure, and the value from before the failure. */
interface FailedState {
  readonly failure: Failure;
  readonly stale?: unknown;
}

/**
 * Returns the props of a `ListFrame` for a failure. A forbidden request cannot be retried, and its stale value
 * is hidden (spec 2, lists).
 */
export function getFailedFrame(
  { failure, stale }: FailedState,
  retry: () => void,
  text: Text,
): Frame {
  if (failure.code === 'forbidden') return { state: 'forbidden' };
  return {
    state: 'failed',
    stale: stale !== undefined,
    failureText: getFailureText(failure, text),
    onRetry: retry,
  };
}

/**
 * Returns the props of a `ListFrame` for a remote state. An unauthorized session renders as loading, because
 * the 401 page is about to replace the screen.
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
      return getFailedFrame(state, retry, text);
  }
}

/** Whether a list that is shown is refreshing or loading further pages. */
export const isLoadingPages = (state: PagedState<unknown>): boolean =>
  state.kind === 'ready' && (state.refreshing || state.more === 'loading');

/**
 * Returns the props of a `ListFrame` for a list that loads its pages automatically. If a page fails, the error with a
 * retry button is shown above the loaded rows.
 */
export function getAllPagesFrame(
  { state, retry, loadMore }: Pick<PagedRemote<unknown, unknown>, 'state' | 'retry' | 'loadMore'>,
  text: Text,
): Frame {
  if (state.kind !== 'ready') return getFrame(state, retry, text);
  const { items, moreFailure } = state;
  return moreFailure
    ? getFailedFrame({ failure: moreFailure, stale: items }, loadMore, text)
    : { state: 'ready', refreshing: isLoadingPages(state) };
}

/** Returns the value to render: the current value, or the stale value after a failed refresh. */
export const getData = <T>(state: RemoteState<T>): T | undefined => {
  if (state.kind === 'ready') return state.value;
  return state.kind === 'failed' ? state.stale : undefined;
};
