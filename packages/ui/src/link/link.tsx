import { clsx } from 'clsx';
import { ExternalLink } from 'lucide-react';
import type { LinkElementProps } from './link-provider.tsx';
import { useLinkElement } from './link-provider.tsx';
import { NewTabNote } from './new-tab-note.tsx';

export interface LinkProps extends LinkElementProps {
  /** `external` leaves the portal in a new tab, and says so. */
  opens?: 'here' | 'external';
}

/** A link within text: underlined, so that colour is not the only sign. */
export const Link = ({ opens = 'here', className, children, ...rest }: LinkProps) => {
  const Element = useLinkElement();
  const looks = clsx('rounded-sm text-primary-ink underline underline-offset-2', className);
  if (opens === 'here') {
    return (
      <Element className={looks} {...rest}>
        {children}
      </Element>
    );
  }
  return (
    <a className={looks} target="_blank" rel="noopener noreferrer" {...rest}>
      {children}
      <ExternalLink className="ml-1 inline size-4" />
      <NewTabNote />
    </a>
  );
};
