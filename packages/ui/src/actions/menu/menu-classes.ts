import { cva } from '../../foundations/cn/merged-variants.ts';

export const panelClasses =
  'z-30 max-h-(--radix-dropdown-menu-content-available-height) max-w-[min(20rem,calc(100vw-1rem))] min-w-[min(10rem,calc(100vw-1rem))] animate-enter overflow-y-auto rounded-md border border-line bg-surface p-1 text-base text-ink elevate-2';

/** One row of a menu. */
export const rowClasses = cva(
  'flex min-h-10 w-full cursor-pointer items-center gap-3 rounded-sm px-3 py-2 text-left text-sm -outline-offset-2! select-none data-highlighted:bg-sunken data-[state=open]:bg-sunken data-disabled:cursor-not-allowed data-disabled:opacity-60 [&_svg]:size-5 [&_svg]:shrink-0',
  {
    variants: { tone: { neutral: '', danger: 'text-danger-ink' } },
    defaultVariants: { tone: 'neutral' },
  },
);
