import { forwardRef, type ReactNode, useId } from 'react';
import { useLinkElement } from '../../actions/link/link-provider.tsx';
import { Badge, StatusPill } from '../../data-display/badge/index.ts';
import { EmailText } from '../../data-display/email-text/index.ts';
import { cn } from '../../foundations/cn/cn.ts';
import type { Tone } from '../../foundations/tone/index.ts';
import { getRootProps, type RootProps } from '../../hooks/root-props.ts';
import { getInitials } from './get-initials.ts';

export interface AssociateTileProps extends RootProps {
  /** Given names: 'Ana María'. */
  firstName: string;
  /** Surnames: 'Rojas Peña'. */
  lastName: string;
  /**
   * The heading's level in the page.
   * @default 3
   */
  level?: 2 | 3;
  /** The role: 'Administrador'. */
  role: string;
  /** The sign-in e-mail address, shown in full. */
  email: string;
  /** The access status: its label and tone, for example 'Activo'. */
  status: { label: string; tone: Tone };
  /** The accessible destinations: 'Todas (42)', 'Estación El Mirador y 2 más'. */
  destinations?: string;
  /** A badge on the tile: 'Usted'. */
  mark?: string;
  /** The URL of the person's details; absent without permission. */
  href?: string;
  /** A menu or a button at the end, such as editing. */
  action?: ReactNode;
}

/** An associate with access to the company's account (spec 2, associates administration). */
export const AssociateTile = forwardRef<HTMLElement, AssociateTileProps>(function AssociateTile(
  { firstName, lastName, status, destinations, action, ...tile },
  ref,
) {
  const id = useId();
  const name = `${firstName} ${lastName}`.trim();
  const LinkElement = useLinkElement();
  const Heading = `h${tile.level ?? 3}` as const;
  return (
    <article
      ref={ref}
      aria-labelledby={id}
      {...getRootProps(tile)}
      className={cn(
        'relative flex h-full min-w-0 gap-x-3 rounded-ui-lg border border-ui-line bg-ui-surface px-3 py-1.5 elevate-1 has-[a:hover]:border-ui-accent',
        tile.className,
      )}
    >
      <span
        aria-hidden="true"
        className="mt-1.5 flex size-10 shrink-0 items-center justify-center rounded-full bg-ui-primary-soft font-heading text-sm font-bold text-ui-primary-ink"
      >
        {getInitials(firstName, lastName)}
      </span>
      <div className="min-w-0 flex-1">
        <Heading translate="no" id={id} className="font-heading font-bold wrap-anywhere">
          {tile.href === undefined ? (
            name
          ) : (
            <LinkElement
              href={tile.href}
              className="outline-none after:absolute after:inset-0 after:rounded-ui-lg after:-outline-offset-2 focus-visible:after:outline-2 focus-visible:after:outline-ui-ring"
            >
              {name}
            </LinkElement>
          )}
        </Heading>
        <div className="flex flex-wrap items-center gap-x-2 text-xs">
          <span className="flex flex-wrap items-center gap-1">
            {tile.mark !== undefined && <Badge tone="primary">{tile.mark}</Badge>}
            <StatusPill tone={status.tone} emphasis="plain">
              {status.label}
            </StatusPill>
          </span>
          <p className="wrap-anywhere text-ui-ink-soft">
            <span>{tile.role}</span>
            {destinations !== undefined && (
              <>
                <span aria-hidden="true"> · </span>
                <span>{destinations}</span>
              </>
            )}
          </p>
        </div>
        <p className="text-xs wrap-anywhere">
          <EmailText address={tile.email} />
        </p>
      </div>
      {action && <div className="relative z-1 -mr-2">{action}</div>}
    </article>
  );
});
