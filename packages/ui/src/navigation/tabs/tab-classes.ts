import { cva } from '../../foundations/cn/merged-variants.ts';

/** The strip scrolls sideways where the tabs do not fit; its line lies under all of them. */
export const tabStripClasses =
  'relative flex max-w-full gap-1 overflow-x-auto border-b border-line [scrollbar-width:thin] print:hidden';

/** One tab: the selected one is bold, coloured and underlined, so that colour is not the only sign. */
export const tabClasses = cva(
  'inline-flex min-h-11 shrink-0 items-center gap-2 rounded-t-md border-b-2 px-3 py-2 text-sm whitespace-nowrap -outline-offset-2! aria-disabled:cursor-not-allowed aria-disabled:opacity-60 sm:px-4 [&_svg]:size-5 [&_svg]:shrink-0',
  {
    variants: {
      selected: {
        yes: 'border-accent font-bold text-primary-ink',
        no: 'border-transparent font-semibold text-ink-soft hover:border-line-strong hover:text-ink',
      },
    },
  },
);
