import { useMemo, useState } from 'react';
import { useControllable } from '../../hooks/use-controllable.ts';
import type { LargeSelectOption, OptionIndex } from './option-index.ts';
import { firstToShow, positionForKey, rowsInSight } from './virtual-window.ts';

/** Whether the list is open, and how it is controlled. */
export interface ListOpening {
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
}

/** `followed` is the index that the list scrolls to; -1 for the pointer, whose option is already visible. */
const start = { active: -1, followed: -1, first: 0 };

/** Manages the typed text, the matching options, the active option and the scroll position. */
export const useOptionList = (
  options: readonly LargeSelectOption[],
  index: OptionIndex,
  selected: ReadonlySet<string>,
  { open, defaultOpen = false, onOpenChange }: ListOpening,
) => {
  /** The search text; null until the user types, and again after `close`. */
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, change] = useControllable({
    value: open,
    defaultValue: defaultOpen,
    onChange: onOpenChange,
  });
  const setOpen = (next: boolean) => {
    if (next !== isOpen) change(next);
  };
  const [at, setAt] = useState(start);
  const matches = useMemo(
    () => (isOpen && typed !== null ? index.search(typed) : null),
    [index, isOpen, typed],
  );
  const count = matches?.length ?? options.length;

  /** Returns the first selectable match, which Enter selects after a search. */
  const startOf = (next: string) => {
    const found = index.search(next);
    if (found === null) return start;
    const free = found.findIndex((place) => !selected.has(options[place]?.value ?? ''));
    const active = Math.max(0, free);
    return { active, followed: active, first: firstToShow(active, 0, rowsInSight) };
  };

  return {
    typed,
    isOpen,
    matches,
    count,
    ...at,
    optionAt: (place: number): LargeSelectOption | undefined =>
      options[matches === null ? place : (matches[place] ?? -1)],
    type: (next: string) => {
      setTyped(next);
      setOpen(true);
      setAt(startOf(next));
    },
    open: () => setOpen(true),
    /** Closes the list and keeps the typed text. */
    hide: () => {
      setOpen(false);
      setAt(start);
    },
    /** Closes the list and clears the typed text. */
    close: () => {
      setOpen(false);
      setTyped(null);
      setAt(start);
    },
    /** Moves the active option; returns false if the key does not move. */
    move: (key: string, ctrl: boolean): boolean => {
      const place = positionForKey(key, ctrl, at.active, count);
      if (place === null) return false;
      setAt({
        active: place,
        followed: place,
        first: firstToShow(place, at.first, rowsInSight),
      });
      return true;
    },
    /** Activates the clicked option without scrolling. */
    pointAt: (active: number) => setAt((previous) => ({ ...previous, active, followed: -1 })),
    scrollTo: (first: number) =>
      setAt((previous) => (previous.first === first ? previous : { ...previous, first })),
  };
};
