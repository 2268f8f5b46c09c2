import { forwardRef, type ReactNode } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import { Slot } from '../../foundations/slot/slot.tsx';
import { ExternalLink } from '../../icons/icons.ts';
import type { LinkElementProps } from './link-provider.tsx';
import { useLinkElement } from './link-provider.tsx';
import { NewTabNote } from './new-tab-note.tsx';

interface OwnLinkProps {
  /** Renders its only child, such as a router's link, with the behavior and styles of this link. */
  asChild?: boolean;
  /** `external` opens in a new tab and adds a note for screen readers. */
  opens?: 'here' | 'external';
}

/** The props of a link that the kit renders, or of a child link element with its own URL (`asChild`). */
export type LinkProps = OwnLinkProps &
  (
    | (LinkElementProps & {
        /** False or omitted: the kit renders the anchor. */
        asChild?: false;
      })
    | (Omit<LinkElementProps, 'href'> & {
        /** True: the child element is the link and has the URL. */
        asChild: true;
        /** Not allowed: set `href` on the child element. */
        href?: never;
      })
  );

const newTabProps = { target: '_blank', rel: 'noopener noreferrer' } as const;

/** A link within text. The underline identifies it without relying on color. */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(
  { asChild = false, opens = 'here', className, children, ...rest },
  ref,
) {
  const LinkElement = useLinkElement();
  const sharedProps = {
    ref,
    className: cn('rounded-ui-sm text-ui-primary-ink underline underline-offset-2', className),
    ...(opens === 'external' && newTabProps),
    ...(rest as LinkElementProps),
  };
  const renderContent = (label: ReactNode) => (
    <>
      <span>{label}</span>
      {opens === 'external' && (
        <>
          <ExternalLink className="ml-1 inline size-4" />
          <NewTabNote />
        </>
      )}
    </>
  );
  if (asChild) {
    return (
      <Slot {...sharedProps} fill={renderContent}>
        {children}
      </Slot>
    );
  }
  if (opens === 'external') return <a {...sharedProps}>{renderContent(children)}</a>;
  return <LinkElement {...sharedProps}>{children}</LinkElement>;
});
