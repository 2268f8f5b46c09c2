import { useMemo, useState } from 'react';
import { useControllable } from '../../hooks/use-controllable.ts';
import type { LargeSelectOption, OptionIndex } from './option-index.ts';
import { firstToShow, positionForKey, rowsInSight } from './virtual-window.ts';

/** Whether the list is open, and who keeps that. */
export interface ListOpening {
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
}

/** `followed` is the place that the list scrolls to; a pointer is at what is in sight. */
const start = { active: -1, followed: -1, first: 0 };

/** What is typed, which options match it, and where keys and scrolling are among them. */
export const useOptionList = (
  options: readonly LargeSelectOption[],
  index: OptionIndex,
  selected: ReadonlySet<string>,
  { open, defaultOpen = false, onOpenChange }: ListOpening,
) => {
  /** Null while nothing was typed since the field was left or emptied. */
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

  /** After a search, the first option that may still be selected: Enter picks it. */
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
    /** Puts the list away; what is typed stays. */
    hide: () => {
      setOpen(false);
      setAt(start);
    },
    /** Puts the list away and forgets what is typed. */
    close: () => {
      setOpen(false);
      setTyped(null);
      setAt(start);
    },
    /** Moves where a key leads; false for a key that moves nothing. */
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
    /** The option that was pressed; what is in sight stays as it is. */
    pointAt: (active: number) => setAt((previous) => ({ ...previous, active, followed: -1 })),
    scrollTo: (first: number) =>
      setAt((previous) => (previous.first === first ? previous : { ...previous, first })),
  };
};
