import { expect, test, vi } from 'vitest';
import { createKeyHandler } from './combobox-keys.ts';

const pressKey = (
  isOpen: boolean,
  key: string,
  modifiers: { altKey?: boolean; repeat?: boolean } = {},
  isComposing = false,
) => {
  const list = {
    isOpen,
    activeIndex: 2,
    open: vi.fn(),
    close: vi.fn(),
    hide: vi.fn(),
    move: vi.fn(() => true),
  };
  const [selectOption, clear, removeLast] = [vi.fn(), vi.fn(), vi.fn()];
  const event = {
    key,
    altKey: false,
    ctrlKey: false,
    repeat: false,
    preventDefault: vi.fn(),
    stopPropagation: vi.fn(),
    nativeEvent: { isComposing },
    ...modifiers,
  };
  createKeyHandler(list, { selectOption, clear, removeLast })(event);
  return { ...list, selectOption, clear, removeLast, ...event };
};

test('opens the list with Alt+ArrowDown without moving', () => {
  const result = pressKey(false, 'ArrowDown', { altKey: true });
  expect(result.open).toHaveBeenCalledOnce();
  expect(result.move).not.toHaveBeenCalled();
  expect(result.preventDefault).toHaveBeenCalled();
});

test('closes the list with Alt+ArrowUp without moving', () => {
  const result = pressKey(true, 'ArrowUp', { altKey: true });
  expect(result.close).toHaveBeenCalledOnce();
  expect(result.move).not.toHaveBeenCalled();
  expect(result.preventDefault).toHaveBeenCalled();
});

test('opens the list and moves with ArrowDown', () => {
  const result = pressKey(false, 'ArrowDown');
  expect(result.open).toHaveBeenCalledOnce();
  expect(result.move).toHaveBeenCalledWith('ArrowDown', false);
});

test('selects with Enter only while the list is open', () => {
  expect(pressKey(true, 'Enter').selectOption).toHaveBeenCalledWith(2);
  expect(pressKey(false, 'Enter').selectOption).not.toHaveBeenCalled();
});

test('ignores keys during IME composition', () => {
  for (const key of ['Enter', 'ArrowDown', 'Escape']) {
    const result = pressKey(true, key, {}, true);
    expect(result.selectOption).not.toHaveBeenCalled();
    expect(result.move).not.toHaveBeenCalled();
    expect(result.close).not.toHaveBeenCalled();
  }
});

test('closes an open list with Escape and stops the event', () => {
  const result = pressKey(true, 'Escape');
  expect(result.hide).toHaveBeenCalledOnce();
  expect(result.clear).not.toHaveBeenCalled();
  expect(result.stopPropagation).toHaveBeenCalled();
});

test('clears the field with Escape if the list is closed, and stops the event', () => {
  const result = pressKey(false, 'Escape');
  expect(result.clear).toHaveBeenCalledOnce();
  expect(result.stopPropagation).toHaveBeenCalled();
});

test('lets Escape reach a surrounding dialog if there is nothing to clear', () => {
  const [preventDefault, stopPropagation] = [vi.fn(), vi.fn()];
  const list = {
    isOpen: false,
    activeIndex: -1,
    open: vi.fn(),
    close: vi.fn(),
    hide: vi.fn(),
    move: vi.fn(),
  };
  const event = {
    altKey: false,
    ctrlKey: false,
    repeat: false,
    nativeEvent: { isComposing: false },
  };
  createKeyHandler(list, { selectOption: vi.fn() })({
    key: 'Escape',
    preventDefault,
    stopPropagation,
    ...event,
  });
  expect(stopPropagation).not.toHaveBeenCalled();
  expect(list.hide).not.toHaveBeenCalled();
});

test('removes the last option with Backspace once per key press', () => {
  expect(pressKey(false, 'Backspace').removeLast).toHaveBeenCalledOnce();
  expect(pressKey(false, 'Backspace', { repeat: true }).removeLast).not.toHaveBeenCalled();
  expect(pressKey(false, 'Backspace', {}, true).removeLast).not.toHaveBeenCalled();
});
