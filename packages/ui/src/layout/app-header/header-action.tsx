import { forwardRef, type ReactNode, type Ref } from 'react';
import { IconButton } from '../../actions/icon-button/index.ts';
import { useLinkElement } from '../../actions/link/link-provider.tsx';
import { cn } from '../../foundations/cn/cn.ts';
import type { RootProps } from '../../hooks/root-props.ts';

export interface HeaderActionProps extends RootProps {
  /** The accessible name of the action. */
  label: string;
  /** One icon. */
  children: ReactNode;
  /** The URL of the link. Without it a button is rendered. */
  href?: string;
  /** Called on click; for a link, before navigation. */
  onClick?: () => void;
  /** Whether the panel that the button opens is open. */
  expanded?: boolean;
}

/** An icon link or icon button in the header. */
export const HeaderAction = forwardRef<HTMLElement, HeaderActionProps>(function HeaderAction(
  { label, children, href, onClick, expanded, className, ...rest },
  ref,
) {
  const Element = useLinkElement();
  if (href === undefined) {
    return (
      <IconButton
        ref={ref as Ref<HTMLButtonElement>}
        {...rest}
        className={className}
        label={label}
        background="brand"
        aria-haspopup={expanded === undefined ? undefined : 'dialog'}
        aria-expanded={expanded}
        onClick={onClick}
      >
        {children}
      </IconButton>
    );
  }
  return (
    <Element
      ref={ref as Ref<HTMLAnchorElement>}
      {...rest}
      href={href}
      aria-label={label}
      title={label}
      onClick={onClick}
      className={cn(
        'inline-flex size-10 items-center justify-center rounded-ui-md text-ui-on-brand hover:bg-ui-brand-raised [&_svg]:size-5',
        className,
      )}
    >
      {children}
    </Element>
  );
});
