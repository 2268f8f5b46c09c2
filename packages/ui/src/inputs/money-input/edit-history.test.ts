import { describe, expect, test } from 'vitest';
import { pesoFormat } from '../../story/amounts.ts';
import { createDraft } from './amount-draft.ts';
import { addToHistory, emptyHistory, getHistoryDirection, moveInHistory } from './edit-history.ts';

const createPesosDraft = (units: number) => createDraft(units * 100, pesoFormat);

describe('moveInHistory', () => {
  const history = addToHistory(
    addToHistory(emptyHistory, createPesosDraft(1)),
    createPesosDraft(2),
  );

  test('undoes and redoes every amount', () => {
    const firstUndo = moveInHistory(history, createPesosDraft(3), 'undo');
    expect(firstUndo?.draft.text).toBe('$ 2');
    const secondUndo = moveInHistory(
      firstUndo?.history ?? emptyHistory,
      createPesosDraft(2),
      'undo',
    );
    expect(secondUndo?.draft.text).toBe('$ 1');
    expect(
      moveInHistory(secondUndo?.history ?? emptyHistory, createPesosDraft(1), 'undo'),
    ).toBeNull();
    const redo = moveInHistory(secondUndo?.history ?? emptyHistory, createPesosDraft(1), 'redo');
    expect(redo?.draft.text).toBe('$ 2');
    expect(
      moveInHistory(redo?.history ?? emptyHistory, createPesosDraft(2), 'redo')?.draft.text,
    ).toBe('$ 3');
  });

  test('clears the redo history on a new edit', () => {
    const undoneHistory =
      moveInHistory(history, createPesosDraft(3), 'undo')?.history ?? emptyHistory;
    expect(
      moveInHistory(addToHistory(undoneHistory, createPesosDraft(2)), createPesosDraft(9), 'redo'),
    ).toBeNull();
  });
});

const noModifiers = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };

test.each([
  [{ ...noModifiers, key: 'z', ctrlKey: true }, 'undo'],
  [{ ...noModifiers, key: 'z', metaKey: true }, 'undo'],
  [{ ...noModifiers, key: 'Z', ctrlKey: true, shiftKey: true }, 'redo'],
  [{ ...noModifiers, key: 'y', ctrlKey: true }, 'redo'],
  [{ ...noModifiers, key: 'z' }, null],
  [{ ...noModifiers, key: 'z', ctrlKey: true, altKey: true }, null],
  [{ ...noModifiers, key: 'a', ctrlKey: true }, null],
])('maps %j to %s', (key, direction) => {
  expect(getHistoryDirection(key)).toBe(direction);
});
