import { buttonClasses } from '@surtidor/ui';
import type { ReactNode } from 'react';
import { RouterLink } from './router-link.tsx';

export interface ButtonLinkProps {
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
