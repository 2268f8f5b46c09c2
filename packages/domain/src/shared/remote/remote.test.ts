import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { property } from '../../../test/property.ts';
import { failure } from '../errors/catalogue.ts';
import type { Failure } from '../errors/types.ts';
import { remoteData, remoteFailed, remoteLoaded, remoteLoading } from './remote.ts';
import type { RemoteState } from './types.ts';

const lost = failure('communication');
const refused = failure('unauthorized');

const states: Record<string, RemoteState<number>> = {
  idle: { kind: 'idle' },
  loading: { kind: 'loading' },
  ready: { kind: 'ready', value: 1, refreshing: false },
  refreshing: { kind: 'ready', value: 1, refreshing: true },
  empty: { kind: 'empty' },
  failed: { kind: 'failed', failure: lost },
  stale: { kind: 'failed', failure: lost, stale: 1 },
  unauthorized: { kind: 'unauthorized' },
};

const state = (name: string): RemoteState<number> => states[name] ?? { kind: 'idle' };

describe('the loaded value', () => {
  test.each([
    ['idle', undefined],
    ['loading', undefined],
    ['ready', 1],
    ['refreshing', 1],
    ['empty', undefined],
    ['failed', undefined],
    ['stale', 1],
    ['unauthorized', undefined],
  ])('%s: %s', (name, value) => {
    expect(remoteData(state(name))).toBe(value);
  });
});

describe('a request starts', () => {
  test.each([
    ['idle', { kind: 'loading' }],
    ['loading', { kind: 'loading' }],
    ['ready', { kind: 'ready', value: 1, refreshing: true }],
    ['empty', { kind: 'loading' }],
    ['failed', { kind: 'loading' }],
    ['stale', { kind: 'ready', value: 1, refreshing: true }],
    ['unauthorized', { kind: 'loading' }],
  ])('from %s', (name, after) => {
    expect(remoteLoading(state(name))).toEqual(after);
  });
});

describe('a response', () => {
  test('without content is empty, not failed', () => {
    expect(remoteLoaded(null)).toEqual({ kind: 'empty' });
    expect(remoteLoaded(undefined)).toEqual({ kind: 'empty' });
  });

  test.each([0, '', false])('%j is something', (value) => {
    expect(remoteLoaded(value)).toEqual({ kind: 'ready', value, refreshing: false });
  });
});

describe('a failure', () => {
  test.each([
    ['idle', { kind: 'failed', failure: lost }],
    ['ready', { kind: 'failed', failure: lost, stale: 1 }],
    ['stale', { kind: 'failed', failure: lost, stale: 1 }],
    ['empty', { kind: 'failed', failure: lost }],
  ])('after %s', (name, after) => {
    expect(remoteFailed(state(name), lost)).toStrictEqual(after);
  });

  test('an unauthorized failure drops the value', () => {
    expect(remoteFailed(state('ready'), refused)).toEqual({ kind: 'unauthorized' });
  });
});

describe('properties', () => {
  const anyState = fc.constantFrom(...Object.values(states));
  const anyFailure: fc.Arbitrary<Failure> = fc.constantFrom(lost, refused);
  const anyStep = fc.oneof(fc.constant('request' as const), fc.option(fc.integer()), anyFailure);

  property(
    'a value stays until it is replaced or unauthorized',
    [anyState, fc.array(fc.constantFrom('request', 'fail'))],
    (previous, steps) => {
      const after = steps.reduce(
        (now, step) => (step === 'request' ? remoteLoading(now) : remoteFailed(now, lost)),
        previous,
      );
      expect(remoteData(after)).toBe(remoteData(previous));
    },
  );

  property(
    'the last event determines the kind',
    [anyState, fc.array(anyStep), anyStep],
    (previous, story, last) => {
      const apply = (now: RemoteState<number>, step: typeof last): RemoteState<number> => {
        if (step === 'request') return remoteLoading(now);
        return typeof step === 'object' && step !== null
          ? remoteFailed(now, step)
          : remoteLoaded(step);
      };
      const { kind } = apply(story.reduce(apply, previous), last);
      if (last === 'request') expect(['loading', 'ready']).toContain(kind);
      else if (last === null) expect(kind).toBe('empty');
      else if (typeof last === 'number') expect(kind).toBe('ready');
      else expect(kind).toBe(last.code === 'unauthorized' ? 'unauthorized' : 'failed');
    },
  );
});
