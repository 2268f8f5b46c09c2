import { type AnchorHTMLAttributes, forwardRef, type MouseEvent } from 'react';
import { cva } from '../../foundations/cn/merged-variants.ts';
import { getRootProps, type RootProps } from '../../hooks/root-props.ts';
import { FileDown, LoaderCircle } from '../../icons/icons.ts';
import { buttonClasses } from '../button/button-classes.ts';
import { NewTabNote } from './new-tab-note.tsx';

export interface DownloadLinkProps
  extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'target' | 'rel'>,
    RootProps {
  /** The URL of the file. Without it, the link is unavailable. */
  href?: string;
  /** `preparing` while the URL is being requested; `unavailable` if there is none. */
  state?: 'ready' | 'preparing' | 'unavailable';
}

const linkClasses = cva(buttonClasses({ variant: 'quiet', size: 'sm' }), {
  variants: { state: { ready: '', preparing: '', unavailable: 'opacity-60' } },
});

const iconClasses = cva('size-4', {
  variants: { state: { ready: '', preparing: 'animate-spin', unavailable: '' } },
});

/** A link to a file, opened in a new tab. */
export const DownloadLink = forwardRef<HTMLAnchorElement, DownloadLinkProps>(function DownloadLink(
  {
    href,
    state = href === undefined ? 'unavailable' : 'ready',
    className,
    children,
    onClick,
    ...rest
  },
  ref,
) {
  const Icon = state === 'preparing' ? LoaderCircle : FileDown;
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (state === 'ready') onClick?.(event);
    else event.preventDefault();
  };
  return (
    <a
      ref={ref}
      {...getRootProps(rest)}
      className={linkClasses({ state, className })}
      href={state === 'ready' ? href : undefined}
      role={state === 'ready' ? undefined : 'link'}
      // A link without `href` needs a `tabIndex` to keep the focus while the URL is requested.
      tabIndex={state === 'ready' ? undefined : 0}
      aria-disabled={state === 'ready' ? undefined : true}
      aria-busy={state === 'preparing' || undefined}
      target="_blank"
      rel="noopener noreferrer"
      onClick={handleClick}
      {...rest}
    >
      <Icon className={iconClasses({ state })} />
      <span>
        <span>{children}</span>
        <NewTabNote />
      </span>
    </a>
  );
});
