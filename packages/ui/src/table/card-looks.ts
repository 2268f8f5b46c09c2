/**
 * How a row is drawn as a card, where there is no room for columns.
 * - facts: a line for every column, its heading before its value
 * - lines: two or three lines in all: the title and the amount, then the rest in small
 */
export type CardShape = 'facts' | 'lines';

interface CardLook {
  readonly row: string;
  readonly box: string;
  readonly title: string;
  readonly cell: string;
  readonly amount: string;
  readonly action: string;
}

/** The classes of a card's parts, for each shape. */
export const cardLooks: Readonly<Record<CardShape, CardLook>> = {
  facts: {
    row: 'cards:flex-col cards:gap-1 cards:p-4',
    box: 'cards:top-4 cards:left-4',
    title: 'cards:pb-1 cards:text-base',
    cell: 'cards:flex cards:flex-wrap cards:justify-between cards:gap-x-4',
    amount: '',
    action: 'cards:-mr-3 cards:pt-2!',
  },
  lines: {
    // What comes after the line break of the row itself is in small.
    row: "cards:flex-wrap cards:items-baseline cards:gap-x-2 cards:py-1.5 cards:pr-3 cards:pl-12 cards:after:order-1 cards:after:basis-full cards:after:content-['']",
    box: 'cards:top-2.5 cards:left-3',
    title: 'cards:grow cards:basis-24 cards:pl-0! cards:text-sm',
    cell: 'cards:order-2 cards:inline cards:text-xs cards:text-ink-soft cards:leading-4',
    amount: 'cards:order-none! cards:text-sm! cards:font-bold cards:text-ink!',
    action: 'cards:order-3 cards:-my-2 cards:-mr-3 cards:ml-auto',
  },
};
