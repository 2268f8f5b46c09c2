import { memo, type ReactNode, type RefObject, useRef } from 'react';
import { useBrowserLayoutEffect } from '../../hooks/use-browser-layout-effect.ts';
import { useDeferredWhileSkipped } from '../../hooks/use-deferred-while-skipped.ts';

interface ListChunkProps<Item, ItemState> {
  /** The whole list; the chunk renders a range of its items. */
  items: readonly Item[];
  startIndex: number;
  endIndex: number;
  /** External state that an item's appearance depends on. */
  getItemState: (item: Item) => ItemState;
  getKey: (item: Item) => string;
  renderItem: (item: Item, itemState: ItemState) => ReactNode;
  /** The estimated height of the chunk, used until it is first visible. */
  estimatedHeightRem: number;
  className: string;
  /** The ARIA role of an item; `presentation` if the item sets its own role. */
  itemRole: 'listitem' | 'presentation';
}

/** Compares the state of each item without storing it, because lists have thousands of items. */
const isSameChunk = <Item, ItemState>(
  previous: ListChunkProps<Item, ItemState>,
  next: ListChunkProps<Item, ItemState>,
) => {
  if (
    previous.renderItem !== next.renderItem ||
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

interface ListItemProps<Item, ItemState>
  extends Pick<ListChunkProps<Item, ItemState>, 'renderItem' | 'itemRole'> {
  item: Item;
  itemState: ItemState;
}

const ItemContent = <Item, ItemState>({
  item,
  itemState,
  renderItem,
  itemRole,
}: ListItemProps<Item, ItemState>) => (
  // An `li` must be a child of its list, but the chunk is between them.
  <div role={itemRole} className={itemRole === 'presentation' ? 'grid print:contents' : 'grid'}>
    {renderItem(item, itemState)}
  </div>
);

// React's memo loses the generic type of a component; the props and the result stay the same.
const ListItem = memo(ItemContent) as typeof ItemContent;

interface ChunkContentProps<Item, ItemState> extends ListChunkProps<Item, ItemState> {
  elementRef: RefObject<HTMLDivElement | null>;
}

const ChunkContent = <Item, ItemState>(props: ChunkContentProps<Item, ItemState>) => {
  const {
    items,
    startIndex,
    endIndex,
    getItemState,
    getKey,
    renderItem,
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
          {...{ item, renderItem, itemRole }}
        />
      ))}
    </div>
  );
};

const MemoizedChunkContent = memo(ChunkContent, isSameChunk) as typeof ChunkContent;

/** Outside the viewport, rendering is deferred so that visible items update first. */
const DeferredChunk = <Item, ItemState>(props: ListChunkProps<Item, ItemState>) => {
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
