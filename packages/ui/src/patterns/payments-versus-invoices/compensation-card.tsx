import { forwardRef, memo, type ReactNode } from 'react';
import { DescriptionList, type Fact } from '../../data-display/description-list/index.ts';
import type { Tone } from '../../foundations/tone/index.ts';
import { getRootProps, type RootProps } from '../../hooks/root-props.ts';
import { SummaryCard } from '../summary-card/index.ts';
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
    return (
      <SummaryCard
        ref={ref}
        {...getRootProps(rest)}
        id={title}
        title={title}
        amount={
          <>
            <span className="sr-only">{`${amountLabel}: `}</span>
            <span>{amount}</span>
          </>
        }
        subject={detail}
        status={status}
        caption={<span className="font-semibold text-ui-primary-ink">{linesLabel}</span>}
        accordion="compensations"
        className={className}
      >
        <div className="flex flex-col gap-3">
          {facts.length > 0 && <DescriptionList facts={facts} className="tabular-nums" />}
          <ComparisonDetail layout="stacked" payments={payments} invoices={invoices} />
        </div>
      </SummaryCard>
    );
  }),
);
