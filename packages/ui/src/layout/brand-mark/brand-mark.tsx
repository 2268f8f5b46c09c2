import { forwardRef } from 'react';
import { cva } from '../../foundations/cn/merged-variants.ts';
import type { RootProps } from '../../hooks/root-props.ts';

export interface BrandMarkProps extends RootProps {
  /** The product's name. */
  name: string;
  /** `brand` on the header's dark background. */
  background?: 'page' | 'brand';
  /** `lg` if it is alone, as on the sign-in page; otherwise `md`. */
  size?: 'md' | 'lg';
}

const nameClasses = cva('inline-flex max-w-full items-center gap-2 font-heading font-extrabold', {
  variants: {
    size: { md: 'text-xl', lg: 'text-2xl' },
    background: { page: 'text-ui-ink', brand: 'text-ui-on-brand' },
  },
});

const dropClasses = cva('h-[1.25em] w-auto shrink-0', {
  variants: { background: { page: 'text-ui-primary', brand: 'text-ui-brand-mark' } },
});

/** The product's logo: a drop with a rising level, and the name beside it. */
export const BrandMark = forwardRef<HTMLSpanElement, BrandMarkProps>(function BrandMark(
  { name, background = 'page', size = 'md', className, ...rest },
  ref,
) {
  return (
    <span
      ref={ref}
      translate="no"
      {...rest}
      className={nameClasses({ size, background, className })}
    >
      <svg viewBox="0 0 24 28" className={dropClasses({ background })} aria-hidden="true">
        <path
          d="M12 1.5C8.4 6.6 3.5 11.8 3.5 17.6a8.5 8.5 0 0 0 17 0C20.5 11.8 15.6 6.6 12 1.5Z"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.5"
          strokeLinejoin="round"
        />
        <path
          d="M6.3 17.2c2-1.5 3.7-1.5 5.7 0s3.7 1.5 5.7 0a5.7 5.7 0 0 1-11.4 0Z"
          fill="currentColor"
        />
      </svg>
      {/* The header's buttons fill the width of the narrowest phones. */}
      <span className={background === 'brand' ? 'max-[22rem]:sr-only' : undefined}>{name}</span>
    </span>
  );
});
