import { buttonClasses, type LinkElementProps } from '@surtidor/ui';
import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from 'react';
import { useNavigate } from './router.tsx';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A URL of the portal. */
  readonly to: string;
}

/** Whether a click navigates in the same tab. The browser handles clicks that open another tab or window. */
const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** A link to a page of the portal. It navigates without reloading the document. */
export const Link = ({ to, onClick, ...rest }: LinkProps) => {
  const navigate = useNavigate();
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event) || rest.target === '_blank') return;
    event.preventDefault();
    navigate(to);
  };
  return <a {...rest} href={to} onClick={handleClick} />;
};

/** Renders the links of the UI kit with the router. Links to other sites remain plain links. */
export const RouterLink = ({ href, ...rest }: LinkElementProps) =>
  href.startsWith('/') && !href.startsWith('//') ? (
    <Link to={href} {...rest} />
  ) : (
    <a href={href} rel="noopener noreferrer" {...rest} />
  );

export interface ButtonLinkProps {
  readonly href: string;
  readonly variant?: 'primary' | 'secondary' | 'quiet';
  readonly size?: 'sm' | 'md';
  /** Called when the user follows the link, for example to close the dialog that contains it. */
  readonly onClick?: () => void;
  readonly children: ReactNode;
}

/** A link that looks like a button. */
export const ButtonLink = ({ href, variant, size, onClick, children }: ButtonLinkProps) => (
  <RouterLink
    href={href}
    className={buttonClasses({ variant, size })}
    {...(onClick && { onClick })}
  >
    {children}
  </RouterLink>
);
