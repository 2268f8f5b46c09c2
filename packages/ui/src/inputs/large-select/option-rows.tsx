import { type MouseEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { type PopoverOptions, usePopover } from '../../overlays/popover/use-popover.ts';
import type { LargeSelectOption, Matches } from './option-index.ts';
import { renderOption } from './render-option.tsx';
import { getRowWindow, rowHeightRem } from './virtual-window.ts';

export interface OptionRowsProps extends Partial<Pick<PopoverOptions, 'side' | 'align'>> {
  id: string;
  label: string;
  anchor: RefObject<HTMLElement | null>;
  options: readonly LargeSelectOption[];
  matches: Matches;
  selected: ReadonlySet<string>;
  /** The index of the active option; -1 for none. */
  activeIndex: number;
  /** The index to scroll to; -1 for none. */
  scrollTarget: number;
  /** The first visible index. */
  firstVisible: number;
  isMultiple: boolean;
  /** Shown instead of the list if nothing matches. */
  noMatches: string;
  onScrollTo: (firstVisible: number) => void;
  onSelect: (position: number) => void;
  onOutsideClick: () => void;
}

/** The open list; the focus stays in the text field. */
export const OptionRows = (props: OptionRowsProps) => {
  const { options, matches, scrollTarget, onScrollTo, onSelect } = props;
  const panel = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const count = matches?.length ?? options.length;
  usePopover(panel, props.anchor, {
    side: props.side,
    align: props.align ?? 'start',
    overflow: 'shrink',
    width: 'anchor',
    onOutsideClick: props.onOutsideClick,
  });
  useLayoutEffect(() => {
    if (matches !== null && list.current !== null) list.current.scrollTop = 0;
  }, [matches]);
  useLayoutEffect(() => {
    if (scrollTarget < 0 || list.current === null) return;
    scrollToPosition(list.current, scrollTarget, matches?.length ?? options.length);
  }, [scrollTarget, matches, options]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the focused text field handles the keys
    // biome-ignore lint/a11y/noStaticElementInteractions: handles the clicks of the options inside
    <div
      ref={panel}
      popover="manual"
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => {
        const position = getClickedPosition(event);
        if (position !== null) onSelect(position);
      }}
      className="fixed m-0 max-w-[calc(100vw-1rem)] flex-col rounded-ui-md border border-ui-line bg-ui-surface p-1 text-ui-ink elevate-2 [&:popover-open]:flex"
    >
      {count === 0 ? (
        <p className="w-0 min-w-full p-3 text-sm text-ui-ink-soft">{props.noMatches}</p>
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
          <VisibleRows {...props} count={count} />
        </div>
      )}
    </div>
  );
};

/** Renders only the rows in and near the viewport. */
const VisibleRows = (props: OptionRowsProps & { count: number }) => {
  const { id, options, matches, selected, activeIndex, firstVisible, count } = props;
  const { from, to } = getRowWindow(firstVisible, count);
  return (
    <div
      role="presentation"
      style={{ height: `${count * rowHeightRem}rem`, paddingTop: `${from * rowHeightRem}rem` }}
    >
      {Array.from({ length: to - from }, (_, offset) => {
        const position = from + offset;
        const option = options[matches === null ? position : (matches[position] ?? -1)];
        return (
          option &&
          renderOption({
            id: `${id}-${position}`,
            ...{ option, position, count },
            isActive: position === activeIndex,
            isSelected: selected.has(option.value),
          })
        );
      })}
    </div>
  );
};

const scrollToPosition = (list: HTMLElement, position: number, count: number): void => {
  const height = list.scrollHeight / count;
  const top = position * height;
  if (top < list.scrollTop) list.scrollTop = top;
  const hiddenHeight = top + height - list.scrollTop - list.clientHeight;
  if (hiddenHeight > 0) list.scrollTop += hiddenHeight;
};

/** Returns the index of the clicked option, from its `aria-posinset`, which starts at 1. */
const getClickedPosition = ({ target }: MouseEvent): number | null => {
  const row = target instanceof Element ? target.closest('[role=option]') : null;
  return row === null ? null : Number(row.getAttribute('aria-posinset')) - 1;
};
