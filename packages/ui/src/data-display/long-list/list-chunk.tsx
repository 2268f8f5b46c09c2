import { memo, type ReactNode, type RefObject, useRef } from 'react';
import { useBrowserLayoutEffect } from '../../hooks/use-browser-layout-effect.ts';
import { useLateWhileSkipped } from '../../hooks/use-late-while-skipped.ts';

interface ListChunkProps<Item, ItemState> {
  /** The whole list, of which this renders the items from one place to before another. */
  items: readonly Item[];
  from: number;
  to: number;
  /** What an item's look depends on besides itself. */
  getItemState: (item: Item) => ItemState;
  keyOf: (item: Item) => string;
  renderItem: (item: Item, itemState: ItemState) => ReactNode;
  /** Its height until it is first seen. */
  rem: number;
  className: string;
  /** What an item is to screen readers; `presentation` where it brings its own role. */
  itemRole: 'listitem' | 'presentation';
}

/** Each looks with its own marks: thousands of items are looked at without keeping any. */
const isSameChunk = <Item, ItemState>(
  one: ListChunkProps<Item, ItemState>,
  other: ListChunkProps<Item, ItemState>,
) => {
  if (
    one.renderItem !== other.renderItem ||
    one.className !== other.className ||
    one.to !== other.to
  ) {
    return false;
  }
  const sameItems = one.items === other.items;
  const sameStates = one.getItemState === other.getItemState;
  if (sameItems && sameStates) return true;
  for (let place = one.from; place < one.to; place += 1) {
    const item = one.items[place] as Item;
    if (!sameItems && item !== other.items[place]) return false;
    if (!sameStates && !Object.is(one.getItemState(item), other.getItemState(item))) return false;
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
  // An li must stand in its list, and a chunk is between.
  <div role={itemRole} className="grid">
    {renderItem(item, itemState)}
  </div>
);

// React's memo forgets that a component is generic; what goes in and out stays the same.
const ListItem = memo(ItemContent) as typeof ItemContent;

interface ChunkContentProps<Item, ItemState> extends ListChunkProps<Item, ItemState> {
  elementRef: RefObject<HTMLDivElement | null>;
}

const ChunkContent = <Item, ItemState>(props: ChunkContentProps<Item, ItemState>) => {
  const { items, from, to, getItemState, keyOf, renderItem, className, itemRole, elementRef } =
    props;
  return (
    <div role="presentation" className={className} ref={elementRef}>
      {items.slice(from, to).map((item) => (
        <ListItem
          key={keyOf(item)}
          itemState={getItemState(item)}
          {...{ item, renderItem, itemRole }}
        />
      ))}
    </div>
  );
};

const Content = memo(ChunkContent, isSameChunk) as typeof ChunkContent;

/** Out of sight it is rendered a little later, so that what is seen changes at once. */
const LateChunk = <Item, ItemState>(props: ListChunkProps<Item, ItemState>) => {
  const chunk = useRef<HTMLDivElement>(null);
  const { rem } = props;
  useBrowserLayoutEffect(() => {
    // Not a style of the markup: a server's page may be under a content policy that refuses it.
    if (chunk.current) chunk.current.style.containIntrinsicBlockSize = `auto ${rem}rem`;
  }, [rem]);
  return <Content {...useLateWhileSkipped(chunk, props)} elementRef={chunk} />;
};

/** Some items of a long list; looked at again only when one of them changed, as above. */
export const ListChunk = memo(LateChunk, isSameChunk) as typeof LateChunk;
