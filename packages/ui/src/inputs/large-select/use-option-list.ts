import { useMemo, useState } from 'react';
import { useControllable } from '../../hooks/use-controllable.ts';
import type { LargeSelectOption, OptionIndex } from './option-index.ts';
import { getFirstVisible, getPositionForKey, maxVisibleRows } from './virtual-window.ts';

/** The props that control whether the list is open. */
export interface ListOpenProps {
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
}

/**
 * `scrollTarget` is the index that the list scrolls to; -1 after a click, because the clicked option is already
 * visible.
 */
const initialListState = { activeIndex: -1, scrollTarget: -1, firstVisible: 0 };

/** Manages the typed text, the matching options, the active option and the scroll position. */
export const useOptionList = (
  options: readonly LargeSelectOption[],
  index: OptionIndex,
  selected: ReadonlySet<string>,
  { open, defaultOpen = false, onOpenChange }: ListOpenProps,
) => {
  /** The search text; null until the user types, and again after `close`. */
  const [searchText, setSearchText] = useState<string | null>(null);
  const [isOpen, changeOpen] = useControllable({
    value: open,
    defaultValue: defaultOpen,
    onChange: onOpenChange,
  });
  const setOpen = (next: boolean) => {
    if (next !== isOpen) changeOpen(next);
  };
  const [listState, setListState] = useState(initialListState);
  const matches = useMemo(
    () => (isOpen && searchText !== null ? index.search(searchText) : null),
    [index, isOpen, searchText],
  );
  const count = matches?.length ?? options.length;

  /** Returns the state after a search: the first selectable match is active, so Enter selects it. */
  const getSearchState = (text: string) => {
    const foundMatches = index.search(text);
    if (foundMatches === null) return initialListState;
    const availablePosition = foundMatches.findIndex(
      (position) => !selected.has(options[position]?.value ?? ''),
    );
    const activeIndex = Math.max(0, availablePosition);
    return {
      activeIndex,
      scrollTarget: activeIndex,
      firstVisible: getFirstVisible(activeIndex, 0, maxVisibleRows),
    };
  };

  return {
    searchText,
    isOpen,
    matches,
    count,
    ...listState,
    getOption: (position: number): LargeSelectOption | undefined =>
      options[matches === null ? position : (matches[position] ?? -1)],
    search: (text: string) => {
      setSearchText(text);
      setOpen(true);
      setListState(getSearchState(text));
    },
    open: () => setOpen(true),
    /** Closes the list and keeps the typed text. */
    hide: () => {
      setOpen(false);
      setListState(initialListState);
    },
    /** Closes the list and clears the typed text. */
    close: () => {
      setOpen(false);
      setSearchText(null);
      setListState(initialListState);
    },
    /** Moves the active option. Returns false if the key does not move it. */
    move: (key: string, ctrlKey: boolean): boolean => {
      const position = getPositionForKey(key, ctrlKey, listState.activeIndex, count);
      if (position === null) return false;
      setListState({
        activeIndex: position,
        scrollTarget: position,
        firstVisible: getFirstVisible(position, listState.firstVisible, maxVisibleRows),
      });
      return true;
    },
    /** Activates the clicked option without scrolling. */
    activate: (position: number) =>
      setListState((previous) => ({ ...previous, activeIndex: position, scrollTarget: -1 })),
    scrollTo: (firstVisible: number) =>
      setListState((previous) =>
        previous.firstVisible === firstVisible ? previous : { ...previous, firstVisible },
      ),
  };
};
