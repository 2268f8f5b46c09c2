import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { property } from '../../../test/property.ts';
import { createFailure } from '../errors/catalogue.ts';
import type { Failure } from '../errors/types.ts';
import { getRemoteData, toFailedState, toLoadedState, toLoadingState } from './remote.ts';
import type { RemoteState } from './types.ts';

const communicationFailure = createFailure('communication');
const unauthorizedFailure = createFailure('unauthorized');

const states: Record<string, RemoteState<number>> = {
  idle: { kind: 'idle' },
  loading: { kind: 'loading' },
  ready: { kind: 'ready', value: 1, refreshing: false },
  refreshing: { kind: 'ready', value: 1, refreshing: true },
  empty: { kind: 'empty' },
  failed: { kind: 'failed', failure: communicationFailure },
  stale: { kind: 'failed', failure: communicationFailure, stale: 1 },
  unauthorized: { kind: 'unauthorized' },
};

const getState = (name: string): RemoteState<number> => states[name] ?? { kind: 'idle' };

describe('getRemoteData', () => {
  test.each([
    ['idle', undefined],
    ['loading', undefined],
    ['ready', 1],
    ['refreshing', 1],
    ['empty', undefined],
    ['failed', undefined],
    ['stale', 1],
    ['unauthorized', undefined],
  ])('in the state %s returns %s', (name, value) => {
    expect(getRemoteData(getState(name))).toBe(value);
  });
});

describe('toLoadingState', () => {
  test.each([
    ['idle', { kind: 'loading' }],
    ['loading', { kind: 'loading' }],
    ['ready', { kind: 'ready', value: 1, refreshing: true }],
    ['empty', { kind: 'loading' }],
    ['failed', { kind: 'loading' }],
    ['stale', { kind: 'ready', value: 1, refreshing: true }],
    ['unauthorized', { kind: 'loading' }],
  ])('changes the state %s to %o', (name, expected) => {
    expect(toLoadingState(getState(name))).toEqual(expected);
  });
});

describe('toLoadedState', () => {
  test('returns empty without content', () => {
    expect(toLoadedState(null)).toEqual({ kind: 'empty' });
    expect(toLoadedState(undefined)).toEqual({ kind: 'empty' });
  });

  test.each([0, '', false])('returns ready for %j', (value) => {
    expect(toLoadedState(value)).toEqual({ kind: 'ready', value, refreshing: false });
  });
});

describe('toFailedState', () => {
  test.each([
    ['idle', { kind: 'failed', failure: communicationFailure }],
    ['ready', { kind: 'failed', failure: communicationFailure, stale: 1 }],
    ['stale', { kind: 'failed', failure: communicationFailure, stale: 1 }],
    ['empty', { kind: 'failed', failure: communicationFailure }],
  ])('changes the state %s to %o', (name, expected) => {
    expect(toFailedState(getState(name), communicationFailure)).toStrictEqual(expected);
  });

  test('removes the value if unauthorized', () => {
    expect(toFailedState(getState('ready'), unauthorizedFailure)).toEqual({ kind: 'unauthorized' });
  });
});

describe('any remote state', () => {
  const anyState = fc.constantFrom(...Object.values(states));
  const anyFailure: fc.Arbitrary<Failure> = fc.constantFrom(
    communicationFailure,
    unauthorizedFailure,
  );
  const anyStep = fc.oneof(fc.constant('request' as const), fc.option(fc.integer()), anyFailure);

  property(
    'requests and failures do not change the value',
    [anyState, fc.array(fc.constantFrom('request', 'fail'))],
    (previous, steps) => {
      const after = steps.reduce(
        (now, step) =>
          step === 'request' ? toLoadingState(now) : toFailedState(now, communicationFailure),
        previous,
      );
      expect(getRemoteData(after)).toBe(getRemoteData(previous));
    },
  );

  property(
    'the last event determines the kind',
    [anyState, fc.array(anyStep), anyStep],
    (previous, steps, lastStep) => {
      const apply = (state: RemoteState<number>, step: typeof lastStep): RemoteState<number> => {
        if (step === 'request') return toLoadingState(state);
        return typeof step === 'object' && step !== null
          ? toFailedState(state, step)
          : toLoadedState(step);
      };
      const { kind } = apply(steps.reduce(apply, previous), lastStep);
      if (lastStep === 'request') expect(['loading', 'ready']).toContain(kind);
      else if (lastStep === null) expect(kind).toBe('empty');
      else if (typeof lastStep === 'number') expect(kind).toBe('ready');
      else expect(kind).toBe(lastStep.code === 'unauthorized' ? 'unauthorized' : 'failed');
    },
  );
});
