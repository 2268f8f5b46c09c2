import { expect, test } from 'vitest';
import { createText } from '../../platform/messages/text-context.tsx';
import { getListProgress, getSelectionLabel } from './list-texts.ts';

const text = createText({});
const state = { kind: 'ready', items: [1, 2], more: 'no', refreshing: false, total: 2 } as const;

test('the progress says that the list changed', () => {
  expect(getListProgress({ state, change: null }, 2, text)).toBe('Showing 2 of 2');
  const change = { removedKeys: new Set(['3']) };
  expect(getListProgress({ state, change }, 2, text)).toBe('The list changed. Showing 2 of 2');
});

test('the label of a selection says how many of its rows the list shows', () => {
  const getLabel = (loadedCount: number, more: 'yes' | 'no') =>
    getSelectionLabel(
      'Selected (2)',
      { rows: [1, 2], loadedCount },
      { state: { ...state, more } },
      text,
    );
  expect(getLabel(2, 'no')).toBe('Selected (2)');
  expect(getLabel(0, 'no')).toBe('Selected (2), 0 in this list');
  expect(getLabel(1, 'yes')).toBe('Selected (2), 1 among the loaded rows');
});
