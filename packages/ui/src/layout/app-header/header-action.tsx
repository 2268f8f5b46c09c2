import { forwardRef, type ReactNode, type Ref } from 'react';
import { IconButton } from '../../actions/icon-button/index.ts';
import { useLinkElement } from '../../actions/link/link-provider.tsx';
import { cva } from '../../foundations/cn/merged-variants.ts';
import type { RootProps } from '../../hooks/root-props.ts';

export interface HeaderActionProps extends RootProps {
  /** The accessible name of the action, with the count if it has one. */
  label: string;
  /** One icon. */
  children: ReactNode;
  /** The URL of the link. Without it a button is rendered. */
  href?: string;
  /** Called on click; for a link, before navigation. */
  onClick?: () => void;
  /** Whether the panel that the button opens is open. */
  expanded?: boolean;
  /** The number at the icon; above 99 it shows '99+', and nothing for 0. Screen readers read the label only. */
  count?: number;
  /** `danger` for what is unread, `primary` for what is in progress. */
  countTone?: 'danger' | 'primary';
}

const countClasses = cva(
  'pointer-events-none absolute top-0.5 right-0 min-w-4 rounded-full px-1 text-center text-xs font-bold',
  {
    variants: {
      tone: {
        danger: 'bg-ui-danger text-ui-on-danger',
        primary: 'bg-ui-primary text-ui-on-primary',
      },
    },
  },
);

/** An icon link or icon button in the header, with an optional count. */
export const HeaderAction = forwardRef<HTMLElement, HeaderActionProps>(function HeaderAction(
  { label, children, href, onClick, expanded, count, countTone = 'danger', ...rest },
  ref,
) {
  const Element = useLinkElement();
  const buttonProps = {
    ...rest,
    ref: ref as Ref<HTMLButtonElement>,
    label,
    background: 'brand',
  } as const;
  const action =
    href === undefined ? (
      <IconButton
        {...buttonProps}
        aria-haspopup={expanded === undefined ? undefined : 'dialog'}
        aria-expanded={expanded}
        onClick={onClick}
      >
        {children}
      </IconButton>
    ) : (
      <IconButton {...buttonProps} asChild>
        <Element href={href} onClick={onClick}>
          {children}
        </Element>
      </IconButton>
    );
  if (count === undefined) return action;
  return (
    <span className="relative">
      {action}
      {count > 0 && (
        <span aria-hidden="true" className={countClasses({ tone: countTone })}>
          {count > 99 ? '99+' : count}
        </span>
      )}
    </span>
  );
});
