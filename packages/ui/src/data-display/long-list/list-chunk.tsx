import { memo, type ReactNode, type RefObject, useRef } from 'react';
import { useBrowserLayoutEffect } from '../../hooks/use-browser-layout-effect.ts';
import { useDeferredWhileSkipped } from '../../hooks/use-deferred-while-skipped.ts';

interface ListChunkProps<Item, ItemState, Context extends object> {
  /** The whole list; the chunk renders a range of its items. */
  items: readonly Item[];
  startIndex: number;
  endIndex: number;
  /** External state that an item's appearance depends on. */
  getItemState: (item: Item) => ItemState;
  getKey: (item: Item) => string;
  renderItem: (item: Item, itemState: ItemState, context: Context) => ReactNode;
  context: Context;
  /** The estimated height of the chunk, used until it is first visible. */
  estimatedHeightRem: number;
  className: string;
  /** The ARIA role of an item; `presentation` if the item sets its own role. */
  itemRole: 'listitem' | 'presentation';
}

/** Compares the values of two objects. */
const isShallowEqual = <Values extends object>(previous: Values, next: Values) => {
  const names = Object.keys(next) as (keyof Values)[];
  return (
    names.length === Object.keys(previous).length &&
    names.every((name) => Object.is(previous[name], next[name]))
  );
};

/** Compares the state of each item without storing it, because lists have thousands of items. */
const isSameChunk = <Item, ItemState, Context extends object>(
  previous: ListChunkProps<Item, ItemState, Context>,
  next: ListChunkProps<Item, ItemState, Context>,
) => {
  if (
    previous.renderItem !== next.renderItem ||
    !isShallowEqual(previous.context, next.context) ||
    previous.className !== next.className ||
    previous.endIndex !== next.endIndex
  ) {
    return false;
  }
  const hasSameItems = previous.items === next.items;
  const hasSameStates = previous.getItemState === next.getItemState;
  if (hasSameItems && hasSameStates) return true;
  for (let index = previous.startIndex; index < previous.endIndex; index += 1) {
    const item = previous.items[index] as Item;
    if (!hasSameItems && item !== next.items[index]) return false;
    if (!hasSameStates && !Object.is(previous.getItemState(item), next.getItemState(item)))
      return false;
  }
  return true;
};

interface ListItemProps<Item, ItemState, Context extends object>
  extends Pick<ListChunkProps<Item, ItemState, Context>, 'renderItem' | 'context' | 'itemRole'> {
  item: Item;
  itemState: ItemState;
}

const isSameItem = <Item, ItemState, Context extends object>(
  { context: previousContext, ...previous }: ListItemProps<Item, ItemState, Context>,
  { context, ...next }: ListItemProps<Item, ItemState, Context>,
) => isShallowEqual(previous, next) && isShallowEqual(previousContext, context);

const ItemContent = <Item, ItemState, Context extends object>({
  item,
  itemState,
  renderItem,
  context,
  itemRole,
}: ListItemProps<Item, ItemState, Context>) => (
  // An `li` must be a child of its list, but the chunk is between them.
  <div role={itemRole} className={itemRole === 'presentation' ? 'grid print:contents' : 'grid'}>
    {renderItem(item, itemState, context)}
  </div>
);

// React's memo loses the generic type of a component; the props and the result stay the same.
const ListItem = memo(ItemContent, isSameItem) as typeof ItemContent;

interface ChunkContentProps<Item, ItemState, Context extends object>
  extends ListChunkProps<Item, ItemState, Context> {
  elementRef: RefObject<HTMLDivElement | null>;
}

const ChunkContent = <Item, ItemState, Context extends object>(
  props: ChunkContentProps<Item, ItemState, Context>,
) => {
  const {
    items,
    startIndex,
    endIndex,
    getItemState,
    getKey,
    renderItem,
    context,
    className,
    itemRole,
    elementRef,
  } = props;
  return (
    <div role="presentation" className={className} ref={elementRef}>
      {items.slice(startIndex, endIndex).map((item) => (
        <ListItem
          key={getKey(item)}
          itemState={getItemState(item)}
          {...{ item, renderItem, context, itemRole }}
        />
      ))}
    </div>
  );
};

const MemoizedChunkContent = memo(ChunkContent, isSameChunk) as typeof ChunkContent;

/** Outside the viewport, rendering is deferred so that visible items update first. */
const DeferredChunk = <Item, ItemState, Context extends object>(
  props: ListChunkProps<Item, ItemState, Context>,
) => {
  const chunk = useRef<HTMLDivElement>(null);
  const { estimatedHeightRem } = props;
  useBrowserLayoutEffect(() => {
    // Not an inline style: a content security policy may forbid it in a server-rendered page.
    if (chunk.current)
      chunk.current.style.containIntrinsicBlockSize = `auto ${estimatedHeightRem}rem`;
  }, [estimatedHeightRem]);
  return <MemoizedChunkContent {...useDeferredWhileSkipped(chunk, props)} elementRef={chunk} />;
};

/** A range of items of a long list; rendered again only if one of them changed (`isSameChunk`). */
export const ListChunk = memo(DeferredChunk, isSameChunk) as typeof DeferredChunk;
