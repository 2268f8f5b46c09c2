import { memo, type ReactNode } from 'react';

interface ListChunkProps<Item, Mark> {
  /** Each item with what its look depends on besides itself. */
  items: readonly (readonly [item: Item, mark: Mark])[];
  keyOf: (item: Item) => string;
  draw: (item: Item, mark: Mark) => ReactNode;
  /** Its height until it is first seen. */
  rem: number;
  className: string;
}

const looksTheSame = <Item, Mark>(
  one: ListChunkProps<Item, Mark>,
  other: ListChunkProps<Item, Mark>,
) =>
  one.draw === other.draw &&
  one.className === other.className &&
  one.items.length === other.items.length &&
  one.items.every(([item, mark], place) => {
    const beside = other.items[place];
    return item === beside?.[0] && Object.is(mark, beside[1]);
  });

interface ListItemProps<Item, Mark> extends Pick<ListChunkProps<Item, Mark>, 'draw'> {
  item: Item;
  mark: Mark;
}

const DrawnItem = <Item, Mark>({ item, mark, draw }: ListItemProps<Item, Mark>) => (
  // biome-ignore lint/a11y/useSemanticElements: an li must stand in its list, and a chunk is between
  <div role="listitem" className="grid">
    {draw(item, mark)}
  </div>
);

// React's memo forgets that a component is generic; what goes in and out stays the same.
const ListItem = memo(DrawnItem) as typeof DrawnItem;

const DrawnChunk = <Item, Mark>(props: ListChunkProps<Item, Mark>) => {
  const { items, keyOf, draw, rem, className } = props;
  return (
    <div
      role="presentation"
      className={className}
      // Not a style of the markup: a server's page may be under a content policy that refuses it.
      ref={(chunk) => {
        if (chunk) chunk.style.containIntrinsicBlockSize = `auto ${rem}rem`;
      }}
    >
      {items.map(([item, mark]) => (
        <ListItem key={keyOf(item)} {...{ item, mark, draw }} />
      ))}
    </div>
  );
};

/** Some items of a long list; looked at again only when one of them changed, as above. */
export const ListChunk = memo(DrawnChunk, looksTheSame) as typeof DrawnChunk;
