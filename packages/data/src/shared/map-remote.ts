import type { RemoteState } from '@surtidor/domain';

/** Maps the current or stale value of a state. */
export function mapRemote<TValue, TMapped>(
  state: RemoteState<TValue>,
  map: (value: TValue) => TMapped,
): RemoteState<TMapped> {
  switch (state.kind) {
    case 'ready':
      return { ...state, value: map(state.value) };
    case 'failed': {
      const { failure, stale } = state;
      return { kind: 'failed', failure, ...(stale !== undefined && { stale: map(stale) }) };
    }
    default:
      return state;
  }
}
