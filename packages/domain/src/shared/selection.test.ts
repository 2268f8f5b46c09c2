import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { property } from '../../test/property.ts';
import { addIds, toggleAllIds, toggleId } from './selection.ts';

const anyIds = fc.uniqueArray(fc.nat(20).map(String));

describe('the selection of a list (spec 2)', () => {
  it('adds and removes rows, in the order of their selection', () => {
    expect(toggleId([], '2')).toEqual(['2']);
    expect(toggleId(['2'], '1')).toEqual(['2', '1']);
    expect(toggleId(['2', '1'], '2')).toEqual(['1']);
    expect(addIds(['2', '1'], ['1', '3'])).toEqual(['2', '1', '3']);
  });

  property('is unchanged after toggling an added row twice', [anyIds, anyIds], (selected, [id]) => {
    fc.pre(id !== undefined && !selected.includes(id));
    expect(toggleId(toggleId(selected, id), id)).toEqual(selected);
  });

  property(
    'toggling all selects each row once, and toggling again deselects them',
    [anyIds, anyIds],
    (selected, ids) => {
      fc.pre(ids.some((id) => !selected.includes(id)));
      const allSelected = toggleAllIds(selected, ids);
      expect(allSelected.toSorted()).toEqual([...new Set([...selected, ...ids])].toSorted());
      expect(toggleAllIds(allSelected, ids)).toEqual(selected.filter((id) => !ids.includes(id)));
    },
  );
});
