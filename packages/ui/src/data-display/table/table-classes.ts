import { cva } from '../../foundations/cn/merged-variants.ts';

/**
 * How a row is rendered as a card, if the columns do not fit.
 * - facts: a line for every column, its heading before its value
 * - lines: two or three lines: the title and the amount, then the rest in small text; all rows are on one surface
 */
export type CardShape = 'facts' | 'lines';

/** The root of the table; `wide` tables switch to columns at a larger width. */
export const rootClasses = cva('min-w-0', {
  variants: { width: { normal: '@container/table', wide: '@container/wide-table' } },
});

export const captionClasses = cva('', {
  variants: {
    mode: {
      shown: 'pb-2 text-left font-heading text-base font-bold cards:block',
      hidden: 'sr-only',
    },
  },
});

/** A row, or a card if the columns do not fit. */
export const rowClasses = cva('group cards:relative cards:flex', {
  variants: {
    cards: {
      facts:
        'cards:flex-col cards:gap-1 cards:p-4 cards:rounded-ui-lg cards:border cards:elevate-1',
      // The content after the row's line break is small. In one column the rows have the corners of the surface.
      lines:
        "cards:-mt-px cards:border-t @max-[36rem]:first:rounded-t-ui-lg @max-[36rem]:last:rounded-b-ui-lg cards:flex-wrap cards:items-baseline cards:gap-x-2 cards:py-1.5 cards:pr-3 cards:pl-12 cards:after:order-1 cards:after:basis-full cards:after:content-['']",
    },
    selected: {
      true: 'bg-ui-primary-soft cards:border-ui-accent',
      false: 'hover:bg-ui-sunken cards:border-ui-line cards:bg-ui-surface',
    },
    selectable: { true: '', false: '' },
  },
  compoundVariants: [
    { cards: 'lines', selectable: false, className: 'cards:pl-3!' },
    { cards: 'lines', selected: false, className: 'cards:bg-transparent' },
  ],
});

/** A cell by its content: checkbox, title, fact, amount or action. */
export const cellClasses = cva(
  'h-11 border-b border-ui-line px-2 py-2.5 print:px-1 print:wrap-break-word align-middle wrap-anywhere hyphens-auto group-last:border-b-0 group-last:first:rounded-bl-ui-lg group-last:last:rounded-br-ui-lg lg:px-3 cards:h-auto cards:border-b-0 cards:p-0',
  {
    variants: {
      part: {
        box: 'w-0 pr-1 pl-3 print:hidden cards:absolute',
        title: 'text-left font-bold',
        fact: 'items-center',
        action: 'py-0! text-right whitespace-nowrap',
      },
      kind: {
        text: '',
        number: 'text-right whitespace-nowrap tabular-nums cards:whitespace-normal',
      },
      cards: { facts: '', lines: '' },
      selectable: { true: '', false: '' },
      inCard: { true: '', false: 'cards:hidden!' },
    },
    defaultVariants: { kind: 'text', inCard: true },
    compoundVariants: [
      { part: 'box', cards: 'facts', className: 'cards:top-4 cards:left-4' },
      { part: 'box', cards: 'lines', className: 'cards:top-2.5 cards:left-3' },
      { part: 'title', cards: 'facts', className: 'cards:pb-1 cards:text-base' },
      {
        part: 'title',
        cards: 'lines',
        className: 'cards:grow cards:basis-24 cards:pl-0! cards:text-sm',
      },
      { part: 'title', selectable: true, className: 'cards:pl-9' },
      {
        part: 'fact',
        cards: 'facts',
        className: 'cards:flex cards:flex-wrap cards:justify-between cards:gap-x-4',
      },
      {
        part: 'fact',
        cards: 'lines',
        className:
          'cards:order-2 cards:inline cards:text-xs cards:text-ui-ink-soft cards:leading-4',
      },
      {
        part: 'fact',
        cards: 'lines',
        kind: 'number',
        className: 'cards:order-none! cards:text-sm! cards:font-bold cards:text-ui-ink!',
      },
      { part: 'action', cards: 'facts', className: 'cards:-mr-3 cards:pt-2!' },
      {
        part: 'action',
        cards: 'lines',
        className: 'cards:order-3 cards:-my-2 cards:-mr-3 cards:ml-auto',
      },
    ],
  },
);

/** The value next to its heading in a card. */
export const valueClasses = cva('', {
  variants: { cards: { facts: 'cards:ml-auto cards:min-w-0 cards:text-right', lines: '' } },
});

/** The body; cards are laid out in columns. */
export const bodyClasses = cva(
  'cards:grid cards:grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))]',
  {
    variants: {
      cards: {
        facts: 'cards:gap-3',
        lines:
          'cards:rounded-ui-lg cards:border cards:border-ui-line cards:bg-ui-surface cards:elevate-1',
      },
    },
  },
);

/** In the card layout only interactive headings are visible. */
export const headClasses = cva('', {
  variants: { interactive: { true: 'cards:block', false: 'cards:sr-only' } },
});

/** A sticky heading: plain, a button, the checkbox for all rows, or hidden. */
export const headingClasses = cva(
  'top-(--ui-sticky-top) z-1 tall:sticky border-b border-ui-line-strong bg-ui-sunken text-left text-xs font-bold text-ui-ink-soft first:rounded-tl-ui-lg last:rounded-tr-ui-lg print:static',
  {
    variants: {
      part: {
        plain: 'px-2 py-2.5 lg:px-3 print:px-1 cards:sr-only',
        sortable:
          'p-0 print:px-1 print:py-2 cards:static cards:rounded-full! cards:border cards:border-ui-line-strong cards:bg-ui-surface',
        box: 'w-0 py-2 pr-1 pl-3 print:hidden cards:static cards:w-full cards:border-0 cards:bg-transparent cards:px-4 cards:text-sm',
        action: 'w-0 px-3 cards:sr-only',
      },
      kind: { text: '', number: 'text-right' },
      inCards: { true: '', false: 'cards:hidden!' },
    },
    defaultVariants: { kind: 'text', inCards: true },
  },
);

/** The sort button in a heading. On paper it has no box: Chromium omits buttons from repeated headings. */
export const sortButtonClasses = cva(
  'flex min-h-10 w-full items-center gap-1 px-2 py-2 -outline-offset-2! hover:text-ui-ink lg:px-3 print:contents cards:min-h-8 cards:rounded-full cards:px-3 cards:py-1',
  {
    variants: {
      kind: { text: 'text-left', number: 'flex-row-reverse text-right cards:flex-row' },
      sorted: {
        true: 'text-ui-primary-ink',
        false: '[&>svg]:opacity-60',
      },
    },
  },
);
