import { forwardRef, memo, type ReactNode, useId } from 'react';
import { StatusPill } from '../../data-display/badge/index.ts';
import { DescriptionList, type Fact } from '../../data-display/description-list/index.ts';
import { cn } from '../../foundations/cn/cn.ts';
import type { Tone } from '../../foundations/tone/index.ts';
import { getRootProps, type RootProps } from '../../hooks/root-props.ts';
import { ChevronDown } from '../../icons/icons.ts';
import { ComparisonDetail, type ComparisonItems } from './comparison-detail.tsx';

export interface CompensationCardProps extends RootProps {
  /** The accessible name: 'Compensación 1042'. */
  title: string;
  /** The status: its label and tone, for example 'En proceso'. */
  status: { label: string; tone: Tone };
  /** The formatted send date. */
  detail?: ReactNode;
  /** The label of the amount: 'Total compensado'. */
  amountLabel: string;
  /** The formatted compensated amount. */
  amount: string;
  /** The totals of both sides, the transaction number. */
  facts?: ReadonlyArray<Fact>;
  /** The label of the button that expands the documents: 'Ver los documentos (3)'. */
  linesLabel: string;
  /** The compensated payments. */
  payments: ComparisonItems;
  /** The compensated invoices. */
  invoices: ComparisonItems;
}

/** A sent compensation: status, totals and expandable documents (spec 2). */
export const CompensationCard = memo(
  forwardRef<HTMLElement, CompensationCardProps>(function CompensationCard(
    {
      title,
      status,
      detail,
      amountLabel,
      amount,
      facts = [],
      linesLabel,
      payments,
      invoices,
      className,
      ...rest
    },
    ref,
  ) {
    const titleId = useId();
    return (
      <article
        ref={ref}
        aria-labelledby={titleId}
        {...getRootProps(rest)}
        className={cn(
          'flex min-w-0 flex-col gap-3 rounded-ui-lg border border-ui-line bg-ui-surface p-4 elevate-1',
          className,
        )}
      >
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
          <div className="min-w-0">
            <h3 translate="no" id={titleId} className="font-bold wrap-break-word">
              {title}
            </h3>
            {detail && <p className="text-sm text-ui-ink-soft">{detail}</p>}
          </div>
          <StatusPill tone={status.tone}>{status.label}</StatusPill>
        </div>
        <p>
          <span className="block text-sm text-ui-ink-soft">{amountLabel}</span>
          <span translate="no" className="font-heading text-xl font-extrabold tabular-nums">
            {amount}
          </span>
        </p>
        {facts.length > 0 && <DescriptionList facts={facts} className="tabular-nums" />}
        <details className="group -mx-4 mt-auto -mb-4 border-t border-ui-line">
          <summary
            aria-describedby={titleId}
            className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-2 rounded-ui-lg px-4 py-2 text-sm font-semibold text-ui-primary-ink -outline-offset-2 [&::-webkit-details-marker]:hidden"
          >
            <span>{linesLabel}</span>
            <ChevronDown className="size-5 shrink-0 group-open:rotate-180" />
          </summary>
          <div className="px-4 pt-2 pb-4">
            <ComparisonDetail layout="stacked" payments={payments} invoices={invoices} />
          </div>
        </details>
      </article>
    );
  }),
);
