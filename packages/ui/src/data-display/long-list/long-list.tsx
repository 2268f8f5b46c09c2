import {
  type ForwardedRef,
  forwardRef,
  type ReactElement,
  type ReactNode,
  type RefAttributes,
} from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import { passedOn, type RootProps } from '../../hooks/root-props.ts';
import { ListChunk } from './list-chunk.tsx';

export interface LongListProps<Item, ItemState> extends RootProps {
  /** The accessible name of the list. */
  label: string;
  /** The items. Unchanged items must keep their identity. */
  items: ReadonlyArray<Item>;
  /** Returns the unique and stable key of an item. */
  keyOf: (item: Item) => string;
  /** Renders one item; must be stable. */
  renderItem: (item: Item, itemState: ItemState) => ReactNode;
  /**
   * What an item's look depends on besides itself, such as whether it is selected. One that was given
   * before must go on telling what it told then; the same one while no mark changes spares looking.
   */
  getItemState: (item: Item) => ItemState;
  /** About how high a chunk of 24 items is, in rem: its place until it is first seen. */
  estimatedHeight: number;
  /** `rows` where every item is a row of a grid around the list and says so itself. */
  parts?: 'items' | 'rows';
}

/** Few enough to be laid out at once; a multiple of every number of columns up to four. */
const chunkSize = 24;

/** The margin leaves room for shadows and focus rings, which end with their chunk. */
const chunkClasses =
  '-m-1 p-1 [contain-intrinsic-block-size:auto_60rem] [content-visibility:auto] print:[content-visibility:visible]';

/** A ul may hold nothing but its items, and chunks stand between: the roles are said by hand. */
const outerParts = {
  items: { role: 'list', className: 'flex flex-col gap-4' },
  rows: { role: 'rowgroup', className: 'flex flex-col' },
} as const;

/**
 * A list of hundreds of cards or more that stays quick. It stands in chunks: those out of sight are
 * in the page for screen readers and for finding, but are not laid out; only items that changed are
 * rendered again.
 */
export const LongList = forwardRef(function LongList<Item, ItemState>(
  {
    label,
    items,
    estimatedHeight,
    parts = 'items',
    className = 'grid gap-4',
    ...how
  }: LongListProps<Item, ItemState>,
  ref: ForwardedRef<HTMLDivElement>,
) {
  const chunkClassName = cn(chunkClasses, className);
  return (
    <div
      ref={ref}
      {...passedOn(how)}
      {...outerParts[parts]}
      {...(parts === 'items' && { 'aria-label': label })}
    >
      {Array.from({ length: Math.ceil(items.length / chunkSize) }, (_, at) => {
        const from = at * chunkSize;
        const to = Math.min(from + chunkSize, items.length);
        return (
          <ListChunk
            // biome-ignore lint/suspicious/noArrayIndexKey: a chunk is nothing but its place
            key={at}
            {...{ items, from, to }}
            rem={(estimatedHeight * (to - from)) / chunkSize}
            className={chunkClassName}
            itemRole={parts === 'rows' ? 'presentation' : 'listitem'}
            {...how}
          />
        );
      })}
    </div>
  );
}) as <Item, ItemState>(
  props: LongListProps<Item, ItemState> & RefAttributes<HTMLDivElement>,
) => ReactElement;
