import { Fragment, forwardRef } from 'react';
import { useLinkElement } from '../../actions/link/link-provider.tsx';
import { StatusPill } from '../../data-display/badge/index.ts';
import { cn } from '../../foundations/cn/cn.ts';
import type { Tone } from '../../foundations/tone/index.ts';
import type { RootProps } from '../../hooks/root-props.ts';
import { ChevronRight } from '../../icons/icons.ts';

export interface OrderRowProps extends RootProps {
  /** The title of the order: 'Pedido 4500012345'. */
  title: string;
  /** The status: its label and tone. */
  status: { label: string; tone: Tone };
  /** Station and dates, as short strings. */
  details: ReadonlyArray<string>;
  /** The formatted value. */
  amount?: string;
  /** The URL of the order; absent without permission. */
  href?: string;
}

/** An order in a short list; the whole row is a link. */
export const OrderRow = forwardRef<HTMLLIElement, OrderRowProps>(function OrderRow(
  { title, status, details, amount, href, className, ...rest },
  ref,
) {
  const LinkElement = useLinkElement();
  return (
    <li
      ref={ref}
      {...rest}
      className={cn(
        '@container relative flex items-center gap-3 px-4 py-3 hover:bg-ui-sunken sm:px-5',
        className,
      )}
    >
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3">
        <div className="min-w-0 grow basis-40">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-bold">
            {href === undefined ? (
              <span translate="no" className="min-w-0 wrap-break-word">
                {title}
              </span>
            ) : (
              <LinkElement
                href={href}
                translate="no"
                className="min-w-0 outline-none wrap-break-word after:absolute after:inset-0 after:rounded-ui-lg after:-outline-offset-2 focus-visible:after:outline-2 focus-visible:after:outline-ui-ring"
              >
                {title}
              </LinkElement>
            )}
            <StatusPill tone={status.tone}>{status.label}</StatusPill>
          </p>
          <p className="text-sm text-ui-ink-soft">
            {details.map((detail, index) => (
              <Fragment key={detail}>
                {index > 0 && <span>{' · '}</span>}
                <bdi translate="no">{detail}</bdi>
              </Fragment>
            ))}
          </p>
        </div>
        {amount && (
          <p translate="no" className="min-w-0 font-heading font-bold wrap-break-word tabular-nums">
            {amount}
          </p>
        )}
      </div>
      {href !== undefined && (
        <ChevronRight className="size-5 shrink-0 text-ui-ink-soft @max-2xs:hidden" />
      )}
    </li>
  );
});
