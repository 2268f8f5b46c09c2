import { cva } from '../../foundations/cn/merged-variants.ts';

export const panelClasses =
  'z-30 max-h-(--radix-dropdown-menu-content-available-height) max-w-[min(20rem,calc(100vw-1rem))] min-w-[min(10rem,calc(100vw-1rem))] animate-enter overflow-y-auto rounded-ui-md border border-ui-line bg-ui-surface p-1 text-base text-ui-ink elevate-2';

/** One row of a menu. */
export const rowClasses = cva(
  'flex min-h-10 w-full cursor-pointer items-center gap-3 rounded-ui-sm px-3 py-2 text-left text-sm -outline-offset-2! select-none data-highlighted:bg-ui-sunken data-[state=open]:bg-ui-sunken data-disabled:cursor-not-allowed data-disabled:opacity-60 [&_svg]:size-5 [&_svg]:shrink-0',
  {
    variants: { tone: { neutral: '', danger: 'text-ui-danger-ink' } },
    defaultVariants: { tone: 'neutral' },
  },
);
