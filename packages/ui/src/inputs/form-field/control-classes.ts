import { cva } from '../../foundations/cn/merged-variants.ts';

/** The name of a field or of a group of them; `hidden` is for screen readers only. */
export const labelClasses = cva('', {
  variants: { labelMode: { shown: 'text-sm font-semibold', hidden: 'sr-only' } },
  defaultVariants: { labelMode: 'shown' },
});

/** The box that every one-line control is rendered in. 16 px text keeps phones from zooming in. */
export const controlClasses =
  'min-h-11 w-full min-w-0 rounded-md border border-line-strong bg-surface px-3 py-2 text-base text-ink placeholder:text-ink-soft aria-invalid:border-danger disabled:bg-sunken disabled:text-ink-soft';
