import { describe, expect, test } from 'vitest';
import { pesos } from '../../story/amounts.ts';
import { getDraft } from './amount-draft.ts';
import { getHistoryStep, noHistory, remember, step } from './edit-history.ts';

const at = (units: number) => getDraft(units * 100, pesos);

describe('step', () => {
  const history = remember(remember(noHistory, at(1)), at(2));

  test('undoes and redoes every amount', () => {
    const once = step(history, at(3), 'undo');
    expect(once?.draft.text).toBe('$ 2');
    const twice = step(once?.history ?? noHistory, at(2), 'undo');
    expect(twice?.draft.text).toBe('$ 1');
    expect(step(twice?.history ?? noHistory, at(1), 'undo')).toBeNull();
    const again = step(twice?.history ?? noHistory, at(1), 'redo');
    expect(again?.draft.text).toBe('$ 2');
    expect(step(again?.history ?? noHistory, at(2), 'redo')?.draft.text).toBe('$ 3');
  });

  test('clears the redo history on a new edit', () => {
    const back = step(history, at(3), 'undo')?.history ?? noHistory;
    expect(step(remember(back, at(2)), at(9), 'redo')).toBeNull();
  });
});

const none = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };

test.each([
  [{ ...none, key: 'z', ctrlKey: true }, 'undo'],
  [{ ...none, key: 'z', metaKey: true }, 'undo'],
  [{ ...none, key: 'Z', ctrlKey: true, shiftKey: true }, 'redo'],
  [{ ...none, key: 'y', ctrlKey: true }, 'redo'],
  [{ ...none, key: 'z' }, null],
  [{ ...none, key: 'z', ctrlKey: true, altKey: true }, null],
  [{ ...none, key: 'a', ctrlKey: true }, null],
])('maps %j to %s', (key, way) => {
  expect(getHistoryStep(key)).toBe(way);
});
