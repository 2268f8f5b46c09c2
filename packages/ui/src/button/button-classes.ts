import { cva } from 'class-variance-authority';

/** The looks of a button, for a link that should look like one. */
export const buttonClasses = cva(
  'inline-flex max-w-full items-center justify-center gap-2 rounded-md text-center font-heading font-bold disabled:cursor-not-allowed disabled:opacity-60 forced-colors:border [&_svg]:shrink-0 print:hidden',
  {
    variants: {
      variant: {
        primary: 'bg-primary text-on-primary hover:bg-primary-hover',
        secondary: 'border border-line-strong bg-surface text-ink hover:bg-sunken',
        quiet: 'text-primary-ink hover:bg-primary-soft',
        danger: 'bg-danger text-on-danger hover:bg-danger-hover',
        brand: 'text-on-brand hover:bg-brand-raised',
      },
      size: {
        sm: 'min-h-8 px-3 py-1 text-sm',
        md: 'min-h-10 px-[min(1rem,5vw)] py-2 text-sm',
        lg: 'min-h-12 px-[min(1.5rem,7.5vw)] py-3 text-base',
      },
      width: { fit: '', full: 'w-full' },
      busy: { yes: 'cursor-progress opacity-80', no: '' },
    },
    defaultVariants: { variant: 'primary', size: 'md', width: 'fit', busy: 'no' },
  },
);
