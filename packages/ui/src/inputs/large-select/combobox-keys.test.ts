import { expect, test, vi } from 'vitest';
import { getKeys } from './combobox-keys.ts';

const press = (
  isOpen: boolean,
  key: string,
  modifiers: { altKey?: boolean; repeat?: boolean } = {},
  isComposing = false,
) => {
  const list = {
    isOpen,
    active: 2,
    open: vi.fn(),
    close: vi.fn(),
    hide: vi.fn(),
    move: vi.fn(() => true),
  };
  const [pick, clear, removeLast] = [vi.fn(), vi.fn(), vi.fn()];
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
  getKeys(list, { pick, clear, removeLast })(event);
  return { ...list, pick, clear, removeLast, ...event };
};

test('opens the list with Alt+ArrowDown without moving', () => {
  const did = press(false, 'ArrowDown', { altKey: true });
  expect(did.open).toHaveBeenCalledOnce();
  expect(did.move).not.toHaveBeenCalled();
  expect(did.preventDefault).toHaveBeenCalled();
});

test('closes the list with Alt+ArrowUp without moving', () => {
  const did = press(true, 'ArrowUp', { altKey: true });
  expect(did.close).toHaveBeenCalledOnce();
  expect(did.move).not.toHaveBeenCalled();
  expect(did.preventDefault).toHaveBeenCalled();
});

test('opens the list and moves with ArrowDown', () => {
  const did = press(false, 'ArrowDown');
  expect(did.open).toHaveBeenCalledOnce();
  expect(did.move).toHaveBeenCalledWith('ArrowDown', false);
});

test('selects with Enter only while the list is open', () => {
  expect(press(true, 'Enter').pick).toHaveBeenCalledWith(2);
  expect(press(false, 'Enter').pick).not.toHaveBeenCalled();
});

test('ignores keys during IME composition', () => {
  for (const key of ['Enter', 'ArrowDown', 'Escape']) {
    const did = press(true, key, {}, true);
    expect(did.pick).not.toHaveBeenCalled();
    expect(did.move).not.toHaveBeenCalled();
    expect(did.close).not.toHaveBeenCalled();
  }
});

test('closes an open list with Escape and stops the event', () => {
  const did = press(true, 'Escape');
  expect(did.hide).toHaveBeenCalledOnce();
  expect(did.clear).not.toHaveBeenCalled();
  expect(did.stopPropagation).toHaveBeenCalled();
});

test('clears the field with Escape if the list is closed, and stops the event', () => {
  const did = press(false, 'Escape');
  expect(did.clear).toHaveBeenCalledOnce();
  expect(did.stopPropagation).toHaveBeenCalled();
});

test('lets Escape reach a surrounding dialog if there is nothing to clear', () => {
  const [preventDefault, stopPropagation] = [vi.fn(), vi.fn()];
  const list = {
    isOpen: false,
    active: -1,
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
  getKeys(list, { pick: vi.fn() })({ key: 'Escape', preventDefault, stopPropagation, ...event });
  expect(stopPropagation).not.toHaveBeenCalled();
  expect(list.hide).not.toHaveBeenCalled();
});

test('removes the last option with Backspace once per key press', () => {
  expect(press(false, 'Backspace').removeLast).toHaveBeenCalledOnce();
  expect(press(false, 'Backspace', { repeat: true }).removeLast).not.toHaveBeenCalled();
  expect(press(false, 'Backspace', {}, true).removeLast).not.toHaveBeenCalled();
});
