import type { LinkElementProps } from '@surtidor/ui';
import { Link } from './index.ts';

/** Renders the kit's links through the router; another site's address stays a plain link. */
export const RouterLink = ({ href, ...rest }: LinkElementProps) =>
  href.startsWith('/') && !href.startsWith('//') ? (
    <Link to={href} {...rest} />
  ) : (
    <a href={href} rel="noopener noreferrer" {...rest} />
  );
