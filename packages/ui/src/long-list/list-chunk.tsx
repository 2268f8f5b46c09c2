import { memo, type ReactNode, type RefObject, useRef } from 'react';
import { useBrowserLayoutEffect } from '../hooks/use-browser-layout-effect.ts';
import { useLateWhileSkipped } from '../hooks/use-late-while-skipped.ts';

interface ListChunkProps<Item, Mark> {
  /** The whole list, of which this draws the items from one place to before another. */
  items: readonly Item[];
  from: number;
  to: number;
  /** What an item's look depends on besides itself. */
  getItemState: (item: Item) => Mark;
  keyOf: (item: Item) => string;
  draw: (item: Item, mark: Mark) => ReactNode;
  /** Its height until it is first seen. */
  rem: number;
  className: string;
  /** What an item is to screen readers; `presentation` where it brings its own role. */
  itemRole: 'listitem' | 'presentation';
}

/** Each looks with its own marks: thousands of items are looked at without keeping any. */
const isSameChunk = <Item, Mark>(
  one: ListChunkProps<Item, Mark>,
  other: ListChunkProps<Item, Mark>,
) => {
  if (one.draw !== other.draw || one.className !== other.className || one.to !== other.to) {
    return false;
  }
  const sameItems = one.items === other.items;
  const sameMarks = one.getItemState === other.getItemState;
  if (sameItems && sameMarks) return true;
  for (let place = one.from; place < one.to; place += 1) {
    const item = one.items[place] as Item;
    if (!sameItems && item !== other.items[place]) return false;
    if (!sameMarks && !Object.is(one.getItemState(item), other.getItemState(item))) return false;
  }
  return true;
};

interface ListItemProps<Item, Mark> extends Pick<ListChunkProps<Item, Mark>, 'draw' | 'itemRole'> {
  item: Item;
  mark: Mark;
}

const DrawnItem = <Item, Mark>({ item, mark, draw, itemRole }: ListItemProps<Item, Mark>) => (
  // An li must stand in its list, and a chunk is between.
  <div role={itemRole} className="grid">
    {draw(item, mark)}
  </div>
);

// React's memo forgets that a component is generic; what goes in and out stays the same.
const ListItem = memo(DrawnItem) as typeof DrawnItem;

interface DrawnChunkProps<Item, Mark> extends ListChunkProps<Item, Mark> {
  elementRef: RefObject<HTMLDivElement | null>;
}

const DrawnChunk = <Item, Mark>(props: DrawnChunkProps<Item, Mark>) => {
  const { items, from, to, getItemState, keyOf, draw, className, itemRole, elementRef } = props;
  return (
    <div role="presentation" className={className} ref={elementRef}>
      {items.slice(from, to).map((item) => (
        <ListItem key={keyOf(item)} mark={getItemState(item)} {...{ item, draw, itemRole }} />
      ))}
    </div>
  );
};

const Drawn = memo(DrawnChunk, isSameChunk) as typeof DrawnChunk;

/** Out of sight it is drawn a little later, so that what is seen changes at once. */
const LateChunk = <Item, Mark>(props: ListChunkProps<Item, Mark>) => {
  const chunk = useRef<HTMLDivElement>(null);
  const { rem } = props;
  useBrowserLayoutEffect(() => {
    // Not a style of the markup: a server's page may be under a content policy that refuses it.
    if (chunk.current) chunk.current.style.containIntrinsicBlockSize = `auto ${rem}rem`;
  }, [rem]);
  return <Drawn {...useLateWhileSkipped(chunk, props)} elementRef={chunk} />;
};

/** Some items of a long list; looked at again only when one of them changed, as above. */
export const ListChunk = memo(LateChunk, isSameChunk) as typeof LateChunk;
