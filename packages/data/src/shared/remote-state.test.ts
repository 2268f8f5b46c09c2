import { createFailure } from '@surtidor/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getRemoteState, type QuerySnapshot } from './remote-state.ts';

const connectionFailure = createFailure('communication');
const unauthorizedFailure = createFailure('unauthorized');

const anyValue = fc.option(fc.array(fc.integer(), { maxLength: 2 }));
const anySnapshot: fc.Arbitrary<QuerySnapshot<readonly number[]>> = fc.record({
  loading: fc.boolean(),
  failure: fc.constantFrom(null, connectionFailure, unauthorizedFailure),
  value: fc.option(anyValue, { nil: undefined }),
  lastValue: fc.option(anyValue, { nil: undefined }),
});
const getState = (snapshot: QuerySnapshot<readonly number[]>) => getRemoteState(snapshot);

const testProperty = (name: string, check: (snapshot: QuerySnapshot<readonly number[]>) => void) =>
  test(name, () => fc.assert(fc.property(anySnapshot, check), { numRuns: 1000 }));

testProperty('a failure is never shown as an empty or a loading screen', (snapshot) => {
  const { kind } = getState({ ...snapshot, failure: connectionFailure });
  expect(kind).toBe('failed');
});

testProperty('an unauthorized state keeps no value', (snapshot) => {
  expect(getState({ ...snapshot, failure: unauthorizedFailure })).toEqual({ kind: 'unauthorized' });
});

testProperty('the last value stays on screen while loading and after a failure', (snapshot) => {
  const lastValue = [1];
  const failed = getState({ ...snapshot, failure: connectionFailure, lastValue });
  expect(failed).toMatchObject({ kind: 'failed', stale: lastValue });
  const loading = getState({ loading: true, failure: null, value: undefined, lastValue });
  expect(loading).toEqual({ kind: 'ready', value: lastValue, refreshing: true });
});

testProperty('only a response without items is empty', (snapshot) => {
  const { kind } = getState(snapshot);
  const hasResponse = !snapshot.loading && snapshot.failure === null;
  expect(kind === 'empty').toBe(hasResponse && snapshot.value?.length === 0);
});

testProperty('a response without data is a data-not-found failure', ({ lastValue }) => {
  const state = getState({ loading: false, failure: null, value: null, lastValue });
  expect(state).toMatchObject({ kind: 'failed', failure: { code: 'data-not-found' } });
});
