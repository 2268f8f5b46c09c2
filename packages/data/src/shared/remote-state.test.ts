import { createFailure } from '@surtidor/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type QuerySnapshot, remoteState } from './remote-state.ts';

const lost = createFailure('communication');
const refused = createFailure('unauthorized');

const anyValue = fc.option(fc.array(fc.integer(), { maxLength: 2 }));
const anySnapshot: fc.Arbitrary<QuerySnapshot<readonly number[]>> = fc.record({
  loading: fc.boolean(),
  failure: fc.constantFrom(null, lost, refused),
  value: fc.option(anyValue, { nil: undefined }),
  known: fc.option(anyValue, { nil: undefined }),
});
const isEmpty = (value: readonly number[]) => value.length === 0;
const getState = (snapshot: QuerySnapshot<readonly number[]>) => remoteState(snapshot, isEmpty);

const holds = (name: string, promise: (snapshot: QuerySnapshot<readonly number[]>) => void) =>
  test(name, () => fc.assert(fc.property(anySnapshot, promise), { numRuns: 1000 }));

holds('a failure is never shown as an empty or a loading screen', (snapshot) => {
  const { kind } = getState({ ...snapshot, failure: lost });
  expect(kind).toBe('failed');
});

holds('without authorization nothing is kept', (snapshot) => {
  expect(getState({ ...snapshot, failure: refused })).toEqual({ kind: 'unauthorized' });
});

holds('what is known stays on screen until it is answered away or refused', (snapshot) => {
  const known = [1];
  const failed = getState({ ...snapshot, failure: lost, known });
  expect(failed).toMatchObject({ kind: 'failed', stale: known });
  const loading = getState({ loading: true, failure: null, value: undefined, known });
  expect(loading).toEqual({ kind: 'ready', value: known, refreshing: true });
});

holds('only an answer with nothing in it is empty', (snapshot) => {
  const { kind } = getState(snapshot);
  const answered = !snapshot.loading && snapshot.failure === null;
  expect(kind === 'empty').toBe(answered && snapshot.value?.length === 0);
});

holds('an answer without an entry is Data not found', ({ known }) => {
  const state = getState({ loading: false, failure: null, value: null, known });
  expect(state).toMatchObject({ kind: 'failed', failure: { code: 'data-not-found' } });
});
