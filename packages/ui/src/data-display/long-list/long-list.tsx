import {
  type ForwardedRef,
  forwardRef,
  type ReactElement,
  type ReactNode,
  type RefAttributes,
} from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import { useLatestHandlers } from '../../hooks/latest-handlers.tsx';
import { getRootProps, type RootProps } from '../../hooks/root-props.ts';
import { ListChunk } from './list-chunk.tsx';

export interface LongListProps<Item, ItemState, Context extends object = object> extends RootProps {
  /** The accessible name of the list. */
  label: string;
  /** The items. Unchanged items must keep their identity. */
  items: ReadonlyArray<Item>;
  /** Returns the unique and stable key of an item. */
  getKey: (item: Item) => string;
  /** Renders one item. Must be stable: declare it outside of the component, with `context`. */
  renderItem: (item: Item, itemState: ItemState, context: Context) => ReactNode;
  /**
   * Returns the external state that an item's appearance depends on, such as whether it is selected. Keep the
   * identity of unchanged results, so that only changed items render again.
   */
  getItemState: (item: Item) => ItemState;
  /** What every item needs. If a value changes, all items render again; handlers (`onToggle`) may change. */
  context?: Context;
  /** The estimated height of a chunk of 24 items, in rem, used until it is first visible. */
  estimatedHeight: number;
  /** `rows` if every item is a row of a surrounding grid and sets its own role. */
  parts?: 'items' | 'rows';
}

/** Small enough for a fast layout; a multiple of every column count up to four. */
const chunkSize = 24;

/** The margin leaves space for shadows and focus rings, which are clipped at the edge of a skipped chunk. */
const chunkClasses = '-m-1 p-1';

/** Not for the first chunk: its estimated height would be painted before its items, which shifts the layout. */
const skippableClasses =
  '[contain-intrinsic-block-size:auto_60rem] [content-visibility:auto] print:[content-visibility:visible]';

/** A `ul` may contain only list items, but its children would be chunks, so the roles are set explicitly. */
const rootAttributes = {
  items: { role: 'list', className: 'flex flex-col gap-4' },
  rows: { role: 'rowgroup', className: 'flex flex-col print:table-row-group' },
} as const;

/**
 * A fast list of hundreds of cards or more. It is split into chunks: those outside the viewport, except the
 * first, stay in the DOM for screen readers and text search but are not laid out; only changed items are
 * rendered again.
 */
export const LongList = forwardRef(function LongList<Item, ItemState, Context extends object>(
  {
    label,
    items,
    context,
    estimatedHeight,
    parts = 'items',
    className = 'grid gap-4',
    ...rest
  }: LongListProps<Item, ItemState, Context>,
  ref: ForwardedRef<HTMLDivElement>,
) {
  // Without a context, `renderItem` reads none.
  const stableContext = useLatestHandlers(context ?? ({} as Context));
  return (
    <div
      ref={ref}
      {...getRootProps(rest)}
      {...rootAttributes[parts]}
      {...(parts === 'items' && { 'aria-label': label })}
    >
      {Array.from({ length: Math.ceil(items.length / chunkSize) }, (_, chunkIndex) => {
        const startIndex = chunkIndex * chunkSize;
        const endIndex = Math.min(startIndex + chunkSize, items.length);
        return (
          <ListChunk
            // biome-ignore lint/suspicious/noArrayIndexKey: a chunk is identified by its position
            key={chunkIndex}
            {...{ items, startIndex, endIndex }}
            estimatedHeightRem={(estimatedHeight * (endIndex - startIndex)) / chunkSize}
            className={cn(chunkClasses, chunkIndex > 0 && skippableClasses, className)}
            itemRole={parts === 'rows' ? 'presentation' : 'listitem'}
            {...rest}
            context={stableContext}
          />
        );
      })}
    </div>
  );
}) as <Item, ItemState, Context extends object = object>(
  props: LongListProps<Item, ItemState, Context> & RefAttributes<HTMLDivElement>,
) => ReactElement;
