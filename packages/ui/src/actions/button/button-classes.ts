import { cva } from '../../foundations/cn/merged-variants.ts';

/** The classes of a button, also used for links that look like buttons. */
export const buttonClasses = cva(
  'inline-flex max-w-full items-center justify-center gap-2 rounded-ui-md text-center font-heading font-bold disabled:cursor-not-allowed disabled:text-ui-ink-soft forced-colors:border [&_svg]:shrink-0 print:hidden',
  {
    variants: {
      variant: {
        primary: 'bg-ui-primary text-ui-on-primary hover:bg-ui-primary-hover disabled:bg-ui-sunken',
        secondary:
          'border border-ui-line-strong bg-ui-surface text-ui-ink hover:bg-ui-sunken disabled:border-ui-line disabled:bg-ui-surface',
        quiet: 'text-ui-primary-ink hover:bg-ui-primary-soft disabled:bg-transparent',
        danger: 'bg-ui-danger text-ui-on-danger hover:bg-ui-danger-hover disabled:bg-ui-sunken',
        brand:
          'text-ui-on-brand hover:bg-ui-brand-raised disabled:bg-transparent disabled:text-ui-on-brand disabled:opacity-60',
      },
      size: {
        // A finger hits it 6 px above and below too, so that it is 44 px high.
        sm: "relative min-h-8 px-3 py-1 text-sm pointer-coarse:after:absolute pointer-coarse:after:inset-x-0 pointer-coarse:after:-inset-y-1.5 pointer-coarse:after:content-['']",
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
