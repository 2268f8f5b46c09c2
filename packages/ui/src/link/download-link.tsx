import { clsx } from 'clsx';
import { FileDown, LoaderCircle } from 'lucide-react';
import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { buttonClasses } from '../button/button-classes.ts';
import { NewTabNote } from './new-tab-note.tsx';

export interface DownloadLinkProps
  extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'target' | 'rel'> {
  /** The file's address. Without one the link is shown as not available. */
  href?: string;
  /** `preparing` while the address is being asked for; `unavailable` when there is none. */
  state?: 'ready' | 'preparing' | 'unavailable';
}

/** A file that opens in a new tab. */
export const DownloadLink = ({
  href,
  state = href === undefined ? 'unavailable' : 'ready',
  className,
  children,
  onClick,
  ...rest
}: DownloadLinkProps) => {
  const Icon = state === 'preparing' ? LoaderCircle : FileDown;
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    if (state === 'ready') onClick?.(event);
    else event.preventDefault();
  };
  return (
    <a
      className={clsx(
        buttonClasses({ variant: 'quiet', size: 'sm' }),
        state === 'unavailable' && 'opacity-60',
        className,
      )}
      href={state === 'ready' ? href : undefined}
      role={state === 'ready' ? undefined : 'link'}
      // Without an address it would drop the focus that asked for one.
      tabIndex={state === 'ready' ? undefined : 0}
      aria-disabled={state === 'ready' ? undefined : true}
      aria-busy={state === 'preparing' || undefined}
      target="_blank"
      rel="noopener noreferrer"
      onClick={click}
      {...rest}
    >
      <Icon className={clsx('size-4', state === 'preparing' && 'animate-spin')} />
      <span>
        {children}
        <NewTabNote />
      </span>
    </a>
  );
};
