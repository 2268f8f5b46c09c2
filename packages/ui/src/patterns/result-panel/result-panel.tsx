import { clsx } from 'clsx';
import { CircleCheck, CircleHelp, CircleX, Clock, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Fact, FactList } from '../../fact-list/index.ts';
import { softTone, type Tone } from '../../tone/index.ts';

/** How a payment ended, as the backend tells it. `unknown` is a transaction it does not know. */
export type ResultStatus = 'approved' | 'rejected' | 'pending' | 'unknown';

export interface ResultPanelProps {
  status: ResultStatus;
  title: string;
  /** What it means and what happens next. */
  children?: ReactNode;
  /** The amount of the payment, as it is shown. */
  amount?: string;
  /** The receipt: reference, date, method. */
  receipt?: readonly Fact[];
  /** The invoices it paid, each with its amount. */
  lines?: readonly Fact[];
  /** Heading of the invoices. */
  linesTitle?: string;
  /** The backend is being asked again. */
  checking?: ReactNode;
  /** Buttons: download, go to invoices, ask again. */
  actions?: ReactNode;
}

const looks: Record<ResultStatus, { tone: Tone; icon: LucideIcon }> = {
  approved: { tone: 'success', icon: CircleCheck },
  rejected: { tone: 'danger', icon: CircleX },
  pending: { tone: 'warning', icon: Clock },
  unknown: { tone: 'neutral', icon: CircleHelp },
};

/** The end of a payment, as a receipt that can be printed. */
export const ResultPanel = ({
  status,
  title,
  children,
  amount,
  receipt = [],
  lines = [],
  linesTitle,
  checking,
  actions,
}: ResultPanelProps) => {
  const { tone, icon: Icon } = looks[status];
  return (
    <section className="mx-auto w-full max-w-md overflow-hidden rounded-lg border border-line bg-surface elevate-1">
      <div
        role="status"
        className={clsx('flex flex-col items-center gap-2 px-5 py-8 text-center', softTone[tone])}
      >
        <Icon className="size-12" />
        <h1 className="max-w-full font-heading text-xl font-bold text-ink">{title}</h1>
        {amount && (
          <p className="max-w-full font-heading text-2xl font-extrabold text-ink tabular-nums sm:text-3xl">
            {amount}
          </p>
        )}
        {children && <div className="text-sm text-ink">{children}</div>}
        {checking && <div className="text-sm">{checking}</div>}
      </div>
      <div className="flex flex-col gap-4 px-5 py-4 empty:hidden">
        {receipt.length > 0 && <FactList layout="lines" facts={receipt} />}
        {lines.length > 0 && (
          <div>
            {linesTitle && <h2 className="text-sm font-bold">{linesTitle}</h2>}
            <FactList layout="lines" facts={lines} />
          </div>
        )}
        {actions && <div className="flex flex-wrap gap-3 print:hidden">{actions}</div>}
      </div>
    </section>
  );
};
