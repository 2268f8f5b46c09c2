import { cva } from '../../foundations/cn/merged-variants.ts';

/** The classes of a button, also used for links that look like buttons. */
export const buttonClasses = cva(
  'inline-flex max-w-full items-center justify-center gap-2 rounded-md text-center font-heading font-bold disabled:cursor-not-allowed disabled:text-ink-soft forced-colors:border [&_svg]:shrink-0 print:hidden',
  {
    variants: {
      variant: {
        primary: 'bg-primary text-on-primary hover:bg-primary-hover disabled:bg-sunken',
        secondary:
          'border border-line-strong bg-surface text-ink hover:bg-sunken disabled:border-line disabled:bg-surface',
        quiet: 'text-primary-ink hover:bg-primary-soft disabled:bg-transparent',
        danger: 'bg-danger text-on-danger hover:bg-danger-hover disabled:bg-sunken',
        brand:
          'text-on-brand hover:bg-brand-raised disabled:bg-transparent disabled:text-on-brand disabled:opacity-60',
      },
      size: {
        sm: 'min-h-8 px-3 py-1 text-sm',
        md: 'min-h-10 px-[min(1rem,5vw)] py-2 text-sm',
        lg: 'min-h-12 px-[min(1.5rem,7.5vw)] py-3 text-base',
      },
      width: { fit: '', full: 'w-full' },
      // A busy button keeps its color and shows a spinner; a disabled one is flat.
      busy: { yes: 'cursor-progress', no: '' },
    },
    defaultVariants: { variant: 'primary', size: 'md', width: 'fit', busy: 'no' },
  },
);
