import { type MouseEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { type PopoverOptions, usePopover } from '../../overlays/popover/use-popover.ts';
import type { LargeSelectOption, Matches } from './option-index.ts';
import { renderOption } from './render-option.tsx';
import { getWindow, rowRem } from './virtual-window.ts';

export interface OptionRowsProps extends Partial<Pick<PopoverOptions, 'side' | 'align'>> {
  id: string;
  label: string;
  anchor: RefObject<HTMLElement | null>;
  options: readonly LargeSelectOption[];
  matches: Matches;
  selected: ReadonlySet<string>;
  /** The index of the active option; -1 for none. */
  active: number;
  /** The index to scroll to; -1 for none. */
  followed: number;
  /** The first visible index. */
  first: number;
  isMultiple: boolean;
  /** Shown instead of the list if nothing matches. */
  noMatches: string;
  onScrollTo: (first: number) => void;
  onPick: (place: number) => void;
  onLeave: () => void;
}

/** The open list; the focus stays in the text field. */
export const OptionRows = (props: OptionRowsProps) => {
  const { options, matches, followed, onScrollTo, onPick } = props;
  const panel = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const count = matches?.length ?? options.length;
  usePopover(panel, props.anchor, {
    side: props.side,
    align: props.align ?? 'start',
    overflow: 'shrink',
    width: 'anchor',
    onOutsideClick: props.onLeave,
  });
  useLayoutEffect(() => {
    if (matches !== null && list.current !== null) list.current.scrollTop = 0;
  }, [matches]);
  useLayoutEffect(() => {
    if (followed < 0 || list.current === null) return;
    bringIntoSight(list.current, followed, matches?.length ?? options.length);
  }, [followed, matches, options]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the focused text field handles the keys
    // biome-ignore lint/a11y/noStaticElementInteractions: handles the clicks of the options inside
    <div
      ref={panel}
      popover="manual"
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => {
        const place = positionAt(event);
        if (place !== null) onPick(place);
      }}
      className="fixed m-0 max-w-[calc(100vw-1rem)] flex-col rounded-md border border-line bg-surface p-1 text-ink elevate-2 [&:popover-open]:flex"
    >
      {count === 0 ? (
        <p className="w-0 min-w-full p-3 text-sm text-ink-soft">{props.noMatches}</p>
      ) : (
        <div
          ref={list}
          id={props.id}
          role="listbox"
          aria-label={props.label}
          aria-multiselectable={props.isMultiple || undefined}
          tabIndex={-1}
          onScroll={({ currentTarget: { scrollTop, scrollHeight } }) =>
            onScrollTo(Math.floor((scrollTop * count) / scrollHeight))
          }
          className="max-h-84 min-h-0 overflow-y-auto overscroll-contain"
        >
          <RenderedRows {...props} count={count} />
        </div>
      )}
    </div>
  );
};

/** Renders only the rows in and near the viewport. */
const RenderedRows = (props: OptionRowsProps & { count: number }) => {
  const { id, options, matches, selected, active, first, count } = props;
  const { from, to } = getWindow(first, count);
  return (
    <div
      role="presentation"
      style={{ height: `${count * rowRem}rem`, paddingTop: `${from * rowRem}rem` }}
    >
      {Array.from({ length: to - from }, (_, at) => {
        const place = from + at;
        const option = options[matches === null ? place : (matches[place] ?? -1)];
        return (
          option &&
          renderOption({
            id: `${id}-${place}`,
            ...{ option, place, count },
            isActive: place === active,
            isSelected: selected.has(option.value),
          })
        );
      })}
    </div>
  );
};

const bringIntoSight = (list: HTMLElement, place: number, count: number): void => {
  const height = list.scrollHeight / count;
  const top = place * height;
  if (top < list.scrollTop) list.scrollTop = top;
  const hidden = top + height - list.scrollTop - list.clientHeight;
  if (hidden > 0) list.scrollTop += hidden;
};

/** Returns the index of the clicked option, from its `aria-posinset`, which starts at 1. */
const positionAt = ({ target }: MouseEvent): number | null => {
  const row = target instanceof Element ? target.closest('[role=option]') : null;
  return row === null ? null : Number(row.getAttribute('aria-posinset')) - 1;
};
