import { cva } from '../../foundations/cn/merged-variants.ts';

/** The label of a field or group of fields; `hidden` shows it to screen readers only. */
export const labelClasses = cva('', {
  variants: { labelMode: { shown: 'text-sm font-semibold', hidden: 'sr-only' } },
  defaultVariants: { labelMode: 'shown' },
});

/** The classes of every single-line control. Text of 16 px prevents phones from zooming in. */
export const controlClasses =
  'min-h-11 w-full min-w-0 rounded-ui-md border border-ui-line-strong bg-ui-surface px-3 py-2 text-base text-ui-ink placeholder:text-ui-ink-soft aria-invalid:border-ui-danger disabled:bg-ui-sunken disabled:text-ui-ink-soft';
