import type { AnchorHTMLAttributes, MouseEvent } from 'react';
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
