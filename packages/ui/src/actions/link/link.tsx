import { forwardRef, type ReactNode } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import { Slot } from '../../foundations/slot/slot.tsx';
import { ExternalLink } from '../../icons/icons.ts';
import type { LinkElementProps } from './link-provider.tsx';
import { useLinkElement } from './link-provider.tsx';
import { NewTabNote } from './new-tab-note.tsx';

interface OwnLinkProps {
  /** Renders the one element inside it, such as a router's link, as a link of the kit. */
  asChild?: boolean;
  /** `external` opens in a new tab and announces it. */
  opens?: 'here' | 'external';
}

/** A link that the kit renders, or the caller's own link element (`asChild`) with its own URL. */
export type LinkProps = OwnLinkProps &
  (
    | (LinkElementProps & {
        /** Absent if the kit renders the anchor itself. */
        asChild?: false;
      })
    | (Omit<LinkElementProps, 'href'> & {
        /** If set, the child element has the URL. */
        asChild: true;
        /** The child element sets it. */
        href?: never;
      })
  );

const newTab = { target: '_blank', rel: 'noopener noreferrer' } as const;

/** A link within text: underlined, so that color is not the only sign. */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(
  { asChild = false, opens = 'here', className, children, ...rest },
  ref,
) {
  const Element = useLinkElement();
  const shared = {
    ref,
    className: cn('rounded-sm text-primary-ink underline underline-offset-2', className),
    ...(opens === 'external' && newTab),
    ...(rest as LinkElementProps),
  };
  const fill = (label: ReactNode) => (
    <>
      {label}
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
      <Slot {...shared} fill={fill}>
        {children}
      </Slot>
    );
  }
  if (opens === 'external') return <a {...shared}>{fill(children)}</a>;
  return <Element {...shared}>{children}</Element>;
});
