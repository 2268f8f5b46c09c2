import { forwardRef, useId } from 'react';
import { useLinkElement } from '../../actions/link/link-provider.tsx';
import { cn } from '../../foundations/cn/cn.ts';
import type { RootProps } from '../../hooks/root-props.ts';

export interface NewsCardProps extends RootProps {
  /** The headline, which links to the full text. */
  title: string;
  /** The formatted date. */
  date: string;
  /** The beginning of the text. */
  excerpt?: string;
  /** The URL of the full text. */
  href: string;
  /** A decorative illustration without text. */
  image?: string;
}

/** A news post; the whole card is a link. */
export const NewsCard = forwardRef<HTMLElement, NewsCardProps>(function NewsCard(
  { title, date, excerpt, href, image, className, ...rest },
  ref,
) {
  const titleId = useId();
  const LinkElement = useLinkElement();
  return (
    <article
      ref={ref}
      aria-labelledby={'aria-label' in rest ? undefined : titleId}
      {...rest}
      className={cn(
        'relative flex h-full min-w-0 flex-col overflow-hidden rounded-ui-lg border border-ui-line bg-ui-surface elevate-1 hover:border-ui-accent',
        className,
      )}
    >
      {image !== undefined && (
        <img
          src={image}
          alt=""
          loading="lazy"
          decoding="async"
          className="aspect-video w-full bg-ui-sunken object-cover"
        />
      )}
      <div className="flex flex-col gap-1 p-4">
        <p className="text-xs text-ui-ink-soft">{date}</p>
        <h3 id={titleId} className="font-heading font-bold wrap-break-word">
          <LinkElement
            href={href}
            className="outline-none after:absolute after:inset-0 after:rounded-ui-lg after:-outline-offset-2 focus-visible:after:outline-2 focus-visible:after:outline-ui-ring"
          >
            {title}
          </LinkElement>
        </h3>
        {excerpt && <p className="line-clamp-3 text-sm text-ui-ink-soft">{excerpt}</p>}
      </div>
    </article>
  );
});
