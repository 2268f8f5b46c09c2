import type { RemoteState } from '@surtidor/domain';
import type { ListFrameProps } from '@surtidor/ui';
import type { Text } from '../messages/text-context.tsx';
import { failureText } from './failure-text.ts';

type Frame = Pick<ListFrameProps, 'state' | 'refreshing' | 'failureText' | 'onRetry' | 'stale'>;

/**
 * How a remote state is framed. A refused session is drawn as loading: the 401 page is about to
 * take the screen's place.
 */
export function frameOf<T>(state: RemoteState<T>, retry: () => void, text: Text): Frame {
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
      return {
        state: 'failed',
        stale: state.stale !== undefined,
        failureText: failureText(state.failure, text),
        onRetry: retry,
      };
  }
}

/** The value to draw: the present one, or what was known before a refresh failed. */
export const shownValue = <T>(state: RemoteState<T>): T | undefined => {
  if (state.kind === 'ready') return state.value;
  return state.kind === 'failed' ? state.stale : undefined;
};
