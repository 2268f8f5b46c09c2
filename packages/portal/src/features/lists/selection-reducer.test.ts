import { describe, expect, it } from 'vitest';
import {
  getIds,
  reduceSelection,
  type Selection,
  type SelectionEvent,
} from './selection-reducer.ts';

interface Row {
  readonly id: string;
  readonly version: number;
}

const createRows = (ids: string, version = 1): readonly Row[] =>
  [...ids].map((id) => ({ id, version }));

const load = (loadedRows: readonly Row[], removed?: string): SelectionEvent<Row> => ({
  kind: 'load',
  loadedRows,
  change: removed === undefined ? null : { removedKeys: new Set(removed) },
});

const select = (ids: string, rows?: readonly Row[]): SelectionEvent<Row> => ({
  kind: 'select',
  select: () => [...ids],
  ...(rows && { rows }),
});

const empty: Selection<Row> = { ids: [], rowsById: new Map(), loadedRows: [], change: null };
const apply = (...events: readonly SelectionEvent<Row>[]) => events.reduce(reduceSelection, empty);
const getVersions = ({ rowsById }: Selection<Row>) =>
  [...rowsById.values()].map(({ id, version }) => `${id}${version}`);

describe('reduceSelection', () => {
  it('keeps selected rows that a filter hides, in their latest version', () => {
    const selection = apply(
      load(createRows('abc')),
      select('ca'),
      load(createRows('a', 2)),
      load(createRows('b', 3)),
    );
    expect(getVersions(selection)).toEqual(['c1', 'a2']);
  });

  it('deselects the rows that a change removes, once', () => {
    const change = load(createRows('ab'), 'c');
    const selection = apply(load(createRows('abc')), select('abc'), change);
    expect(selection.ids).toEqual(['a', 'b']);
    const reselected = [select('c', createRows('c')), change].reduce(reduceSelection, selection);
    expect(getVersions(reselected)).toEqual(['c1']);
  });

  it('keeps a newer version of a row until the list changes', () => {
    const events = [load(createRows('ab')), select('a', createRows('a', 2)), select('ab')];
    expect(getVersions(apply(...events))).toEqual(['a2', 'b1']);
    expect(getVersions(apply(...events, load(createRows('ab', 3))))).toEqual(['a3', 'b3']);
  });

  it('ignores ids without a row', () => {
    expect(apply(load(createRows('a')), select('ax')).ids).toEqual(['a']);
  });

  it('keeps its identity if a list is the same, and its rows if none of them changed', () => {
    const selection = apply(load(createRows('a')), select('a'));
    expect(reduceSelection(selection, load([...selection.loadedRows]))).toBe(selection);
    const more = [...selection.loadedRows, ...createRows('b')];
    const { rowsById, ids, loadedRows } = reduceSelection(selection, load(more));
    expect([rowsById, ids]).toEqual([selection.rowsById, selection.ids]);
    expect(rowsById).toBe(selection.rowsById);
    expect(getIds(loadedRows)).toEqual(['a', 'b']);
  });
});
