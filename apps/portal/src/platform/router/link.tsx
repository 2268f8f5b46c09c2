import { buttonClasses, type LinkElementProps } from '@surtidor/ui';
import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from 'react';
import { useNavigate } from './router.tsx';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** An address of the portal. */
  readonly to: string;
}

/** Whether a press means 'here': another tab or window is the browser's own business. */
const meansHere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** A link to a page of the portal, followed without loading it anew. */
export const Link = ({ to, onClick, ...rest }: LinkProps) => {
  const navigate = useNavigate();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !meansHere(event) || rest.target === '_blank') return;
    event.preventDefault();
    navigate(to);
  };
  return <a {...rest} href={to} onClick={follow} />;
};

/** Renders the kit's links through the router; another site's address stays a plain link. */
export const RouterLink = ({ href, ...rest }: LinkElementProps) =>
  href.startsWith('/') && !href.startsWith('//') ? (
    <Link to={href} {...rest} />
  ) : (
    <a href={href} rel="noopener noreferrer" {...rest} />
  );

interface ButtonLinkProps {
  readonly href: string;
  readonly variant?: 'primary' | 'secondary' | 'quiet';
  readonly size?: 'sm' | 'md';
  /** Called as it is followed, to close what it stands in. */
  readonly onClick?: () => void;
  readonly children: ReactNode;
}

/** A link of the portal that looks like a button, because it is the way on. */
export const ButtonLink = ({ href, variant, size, onClick, children }: ButtonLinkProps) => (
  <RouterLink
    href={href}
    className={buttonClasses({ variant, size })}
    {...(onClick && { onClick })}
  >
    {children}
  </RouterLink>
);
