import { forwardRef, type ReactNode } from 'react';
import { buttonClasses } from '../../actions/button/index.ts';
import { useLinkElement } from '../../actions/link/link-provider.tsx';
import { cn } from '../../foundations/cn/cn.ts';
import type { RootProps } from '../../hooks/root-props.ts';

export interface BannerProps extends RootProps {
  /** The heading, a few words. */
  title: string;
  /** One or two sentences. */
  children?: ReactNode;
  /** The link button: its label and URL. */
  action?: { label: string; href: string };
  /** An illustration beside the text; hidden on phones. */
  image?: string;
  /** The heading's level in the page. */
  level?: 2 | 3;
}

/** A full-width message from the distributor. */
export const Banner = forwardRef<HTMLDivElement, BannerProps>(function Banner(
  { title, children, action, image, level = 2, className, ...rest },
  ref,
) {
  const LinkElement = useLinkElement();
  const Heading = `h${level}` as const;
  return (
    <div
      ref={ref}
      {...rest}
      className={cn(
        'on-brand @container flex min-h-40 overflow-hidden rounded-ui-lg bg-ui-brand text-ui-on-brand',
        className,
      )}
    >
      <div className="flex min-w-0 flex-1 flex-col items-start justify-center gap-2 p-5 @md:p-8">
        <Heading className="max-w-full hyphens-auto font-heading text-xl wrap-anywhere font-extrabold @md:text-2xl">
          {title}
        </Heading>
        {children && (
          <div className="max-w-[min(34rem,100%)] wrap-break-word text-ui-on-brand-soft">
            {children}
          </div>
        )}
        {action && (
          <LinkElement href={action.href} className={buttonClasses({ className: 'mt-2' })}>
            {action.label}
          </LinkElement>
        )}
      </div>
      {image !== undefined && (
        // The text determines the height, so that the image causes no layout shift.
        <div className="relative hidden w-1/4 lg:block @md:block @md:w-1/3">
          <img
            src={image}
            alt=""
            loading="lazy"
            decoding="async"
            className="absolute inset-0 size-full object-cover"
          />
        </div>
      )}
    </div>
  );
});
