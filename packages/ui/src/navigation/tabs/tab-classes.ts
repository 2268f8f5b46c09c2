import { cva } from '../../foundations/cn/merged-variants.ts';

/** The tab strip scrolls horizontally if the tabs do not fit. Its line spans all tabs. */
export const tabStripClasses =
  'relative flex max-w-full gap-1 overflow-x-auto border-b border-ui-line [scrollbar-width:thin] print:hidden';

/**
 * The selected tab is bold, colored and underlined, so that color is not the only sign. Forced colors show transparent
 * borders, so the others get the color of the ground. */
export const tabClasses = cva(
  'inline-flex min-h-11 shrink-0 items-center gap-2 rounded-t-ui-md border-b-2 px-3 py-2 text-sm whitespace-nowrap -outline-offset-2! aria-disabled:cursor-not-allowed aria-disabled:opacity-60 sm:px-4 [&_svg]:size-5 [&_svg]:shrink-0',
  {
    variants: {
      selected: {
        yes: 'border-ui-accent forced-colors:border-[Highlight] font-bold text-ui-primary-ink',
        no: 'border-transparent forced-colors:border-[Canvas] font-semibold text-ui-ink-soft hover:border-ui-line-strong hover:text-ui-ink',
      },
    },
  },
);
