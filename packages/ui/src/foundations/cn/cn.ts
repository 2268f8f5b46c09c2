import { type ClassValue, clsx } from 'clsx';
import { extendTailwindMerge } from 'tailwind-merge';

/** Merges Tailwind's classes and those of the tokens that theme.css adds. */
const mergeClasses = extendTailwindMerge({
  extend: {
    theme: {
      font: ['body', 'heading'],
      radius: ['ui-sm', 'ui-md', 'ui-lg', 'ui-modal'],
      container: ['page'],
      animate: ['enter', 'slide'],
    },
    classGroups: { shadow: [{ elevate: ['1', '2', '3'] }] },
  },
});

/**
 * Joins class names as `clsx` does. If two classes set the same property, the last one wins, so
 * that a caller's `px-2` replaces a component's `px-4`.
 */
export const cn = (...classes: ClassValue[]): string => mergeClasses(clsx(classes));
