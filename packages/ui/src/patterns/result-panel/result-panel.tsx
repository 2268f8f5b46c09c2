import type { LucideIcon } from 'lucide-react';
import { forwardRef, type ReactNode } from 'react';
import { DescriptionList, type Fact } from '../../data-display/description-list/index.ts';
import { cn } from '../../foundations/cn/cn.ts';
import { softTone, type Tone } from '../../foundations/tone/index.ts';
import { passedOn, type RootProps } from '../../hooks/root-props.ts';
import { CircleCheck, CircleHelp, CircleX, Clock } from '../../icons/icons.ts';

/** How a payment ended, as the backend tells it. `unknown` is a transaction it does not know. */
export type ResultStatus = 'approved' | 'rejected' | 'pending' | 'unknown';

export interface ResultPanelProps extends RootProps {
  /** How the payment ended, by the word of the server: it decides picture and colour. */
  status: ResultStatus;
  /** The outcome in words: 'Pago aprobado'. */
  title: string;
  /** What it means and what happens next. */
  children?: ReactNode;
  /** The amount of the payment, as it is shown. */
  amount?: string;
  /** The receipt: reference, date, method. */
  receipt?: ReadonlyArray<Fact>;
  /** The invoices it paid, each with its amount. */
  lines?: ReadonlyArray<Fact>;
  /** Heading of the invoices. */
  linesTitle?: string;
  /** The backend is being asked again. */
  checking?: ReactNode;
  /** Buttons: download, go to invoices, ask again. */
  actions?: ReactNode;
  /** Who issues the receipt: stands at the top of the printed page, on paper only. */
  issuer?: ReactNode;
}

const signs: Record<ResultStatus, { tone: Tone; icon: LucideIcon }> = {
  approved: { tone: 'success', icon: CircleCheck },
  rejected: { tone: 'danger', icon: CircleX },
  pending: { tone: 'warning', icon: Clock },
  unknown: { tone: 'neutral', icon: CircleHelp },
};

/** A line of the receipt is never cut by the end of a page. */
const whole = 'print:[&>*]:break-inside-avoid';

/** The end of a payment, as a receipt that can be printed: the page then holds nothing else. */
export const ResultPanel = forwardRef<HTMLElement, ResultPanelProps>(function ResultPanel(
  { receipt = [], lines = [], ...parts },
  ref,
) {
  const { linesTitle, actions, issuer } = parts;
  // Beside the outcome where there is room; an outcome alone stays a card in the middle.
  const hasReceipt = receipt.length + lines.length > 0;
  return (
    <section
      ref={ref}
      {...passedOn(parts)}
      className={cn(
        'mx-auto w-full overflow-hidden rounded-lg border border-line bg-surface elevate-1 print:block print:max-w-none print:overflow-visible print:border-0',
        hasReceipt ? 'max-w-md lg:grid lg:max-w-none lg:grid-cols-2' : 'max-w-md',
        parts.className,
      )}
    >
      {issuer && <div className="hidden border-b border-line px-5 pb-4 print:block">{issuer}</div>}
      <Outcome {...parts} />
      <div className="flex flex-col gap-4 px-5 py-4 empty:hidden print:block">
        {receipt.length > 0 && <DescriptionList layout="lines" facts={receipt} className={whole} />}
        {lines.length > 0 && (
          <div className="print:mt-6">
            {linesTitle && (
              <h2 className="text-sm font-bold print:break-after-avoid">{linesTitle}</h2>
            )}
            <DescriptionList layout="lines" facts={lines} className={whole} />
          </div>
        )}
        {actions && (
          <div className="flex flex-wrap justify-center gap-3 print:hidden max-sm:flex-col">
            {actions}
          </div>
        )}
      </div>
    </section>
  );
});

type OutcomeProps = Pick<ResultPanelProps, 'status' | 'title' | 'amount' | 'children' | 'checking'>;

const Outcome = ({ status, title, amount, children, checking }: OutcomeProps) => {
  const { tone, icon: Icon } = signs[status];
  return (
    <div
      role="status"
      className={cn(
        'flex flex-col items-center justify-center gap-2 px-5 py-8 text-center print:py-5 print:text-ink',
        softTone[tone],
        'print:bg-surface',
      )}
    >
      <Icon className="size-12" />
      <h1 className="max-w-full font-heading text-xl font-bold text-ink">{title}</h1>
      {amount && (
        <p className="max-w-full font-heading text-2xl font-extrabold text-ink tabular-nums sm:text-3xl">
          {amount}
        </p>
      )}
      {children && <div className="text-sm text-ink">{children}</div>}
      {checking && <div className="text-sm print:hidden">{checking}</div>}
    </div>
  );
};
