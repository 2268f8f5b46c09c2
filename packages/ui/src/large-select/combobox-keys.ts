import type { KeyboardEvent } from 'react';
import type { useOptionList } from './use-option-list.ts';

/** What the keys do in the text field (ARIA practices, editable combobox with list). */
export const keysOf =
  (
    list: Pick<ReturnType<typeof useOptionList>, 'isOpen' | 'active' | 'open' | 'close' | 'move'>,
    pick: (place: number) => void,
  ) =>
  (
    event: Pick<
      KeyboardEvent,
      'key' | 'altKey' | 'ctrlKey' | 'preventDefault' | 'stopPropagation'
    > & { nativeEvent: Pick<globalThis.KeyboardEvent, 'isComposing'> },
  ) => {
    // While letters are being composed, the keys belong to the keyboard's own list.
    if (event.nativeEvent.isComposing) return;
    if (list.isOpen && event.key === 'Escape') {
      // A dialog around the field must not hear this Escape.
      event.stopPropagation();
      event.preventDefault();
      return list.close();
    }
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
