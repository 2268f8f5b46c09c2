import type { KeyboardEvent } from 'react';
import type { useOptionList } from './use-option-list.ts';

/** What the keys may do besides moving in the list; left out where there is nothing to do it to. */
export interface FieldActions {
  /** Picks the option at a place. */
  readonly pick: (place: number) => void;
  /** Empties the field: what is typed, and a single choice. */
  readonly clear?: (() => void) | undefined;
  /** Takes away the choice made last; only while the field is empty. */
  readonly removeLast?: (() => void) | undefined;
}

/** What the keys do in the text field (ARIA practices, editable combobox with list). */
export const keysOf =
  (
    list: Pick<
      ReturnType<typeof useOptionList>,
      'isOpen' | 'active' | 'open' | 'close' | 'hide' | 'move'
    >,
    { pick, clear, removeLast }: FieldActions,
  ) =>
  (
    event: Pick<
      KeyboardEvent,
      'key' | 'altKey' | 'ctrlKey' | 'repeat' | 'preventDefault' | 'stopPropagation'
    > & { nativeEvent: Pick<globalThis.KeyboardEvent, 'isComposing'> },
  ) => {
    // While letters are being composed, the keys belong to the keyboard's own list.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      if (!list.isOpen && clear === undefined) return;
      // A dialog around the field must not hear this Escape.
      event.stopPropagation();
      event.preventDefault();
      return list.isOpen ? list.hide() : clear?.();
    }
    // A key held down to empty the field stops there.
    if (event.key === 'Backspace' && !event.repeat) removeLast?.();
    if (list.isOpen && event.key === 'Enter') {
      event.preventDefault();
      return pick(list.active);
    }
    if (event.altKey && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      return event.key === 'ArrowDown' ? list.open() : list.close();
    }
    if (!list.move(event.key, event.ctrlKey)) return;
    event.preventDefault();
    list.open();
  };
