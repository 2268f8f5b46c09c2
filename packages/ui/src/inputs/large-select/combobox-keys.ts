import type { KeyboardEvent } from 'react';
import type { useOptionList } from './use-option-list.ts';

/** The actions of keys other than the list's navigation keys. Optional ones are omitted if they do not apply. */
export interface FieldActions {
  /** Selects the option at an index. */
  readonly selectOption: (position: number) => void;
  /** Clears the typed text and a single selection. */
  readonly clear?: (() => void) | undefined;
  /** Removes the last selected option; only while the field is empty. */
  readonly removeLast?: (() => void) | undefined;
}

/** Returns the key handler of the text field (ARIA practices, editable combobox with list). */
export const createKeyHandler =
  (
    list: Pick<
      ReturnType<typeof useOptionList>,
      'isOpen' | 'activeIndex' | 'open' | 'close' | 'hide' | 'move'
    >,
    { selectOption, clear, removeLast }: FieldActions,
  ) =>
  (
    event: Pick<
      KeyboardEvent,
      'key' | 'altKey' | 'ctrlKey' | 'repeat' | 'preventDefault' | 'stopPropagation'
    > & { nativeEvent: Pick<globalThis.KeyboardEvent, 'isComposing'> },
  ) => {
    // During IME composition the input method handles the keys.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      if (!list.isOpen && clear === undefined) return;
      // Prevents a dialog around the field from closing.
      event.stopPropagation();
      event.preventDefault();
      return list.isOpen ? list.hide() : clear?.();
    }
    // A held Backspace clears the text but does not remove options.
    if (event.key === 'Backspace' && !event.repeat) removeLast?.();
    if (list.isOpen && event.key === 'Enter') {
      event.preventDefault();
      return selectOption(list.activeIndex);
    }
    if (event.altKey && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      return event.key === 'ArrowDown' ? list.open() : list.close();
    }
    if (!list.move(event.key, event.ctrlKey)) return;
    event.preventDefault();
    list.open();
  };
