import type { LucideIcon } from 'lucide-react';
import { forwardRef, type ReactNode } from 'react';
import { DescriptionList, type Fact } from '../../data-display/description-list/index.ts';
import { Announcement } from '../../feedback/announcement/index.ts';
import { cn } from '../../foundations/cn/cn.ts';
import { softToneClasses, type Tone } from '../../foundations/tone/index.ts';
import { getRootProps, type RootProps } from '../../hooks/root-props.ts';
import { CircleCheck, CircleHelp, CircleX, Clock } from '../../icons/icons.ts';

/** The result of a payment according to the backend. `unknown` if the transaction was not found. */
export type ResultStatus = 'approved' | 'rejected' | 'pending' | 'unknown';

export interface ResultPanelProps extends RootProps {
  /** The result of the payment according to the server. Determines illustration and color. */
  status: ResultStatus;
  /** The title: 'Pago aprobado'. */
  title: string;
  /** The explanation and the next step. */
  children?: ReactNode;
  /** The formatted amount of the payment. */
  amount?: string;
  /** The receipt: reference, date, method. */
  receipt?: ReadonlyArray<Fact>;
  /** The paid invoices with their amounts. */
  lines?: ReadonlyArray<Fact>;
  /** The heading of the invoices. */
  linesTitle?: string;
  /** The progress text while the result is fetched again. */
  checking?: ReactNode;
  /** Buttons: download, go to invoices, check again. */
  actions?: ReactNode;
  /** The issuer of the receipt, shown at the top of the printed page only. */
  issuer?: ReactNode;
}

const statusStyles: Record<ResultStatus, { tone: Tone; icon: LucideIcon }> = {
  approved: { tone: 'success', icon: CircleCheck },
  rejected: { tone: 'danger', icon: CircleX },
  pending: { tone: 'warning', icon: Clock },
  unknown: { tone: 'neutral', icon: CircleHelp },
};

/** Prevents page breaks inside a line of the receipt. */
const avoidBreakClasses = 'print:[&>*]:break-inside-avoid';

/** The result of a payment, with a printable receipt. Nothing else on the page is printed. */
export const ResultPanel = forwardRef<HTMLElement, ResultPanelProps>(function ResultPanel(
  { receipt = [], lines = [], ...result },
  ref,
) {
  const { linesTitle, actions, issuer } = result;
  // On wide screens the receipt is beside the result. A result without a receipt is a centered card.
  const hasReceipt = receipt.length + lines.length > 0;
  return (
    <section
      ref={ref}
      {...getRootProps(result)}
      className={cn(
        'mx-auto w-full overflow-hidden rounded-ui-lg border border-ui-line bg-ui-surface elevate-1 print:block print:max-w-none print:overflow-visible print:border-0',
        hasReceipt ? 'max-w-md lg:grid lg:max-w-none lg:grid-cols-2' : 'max-w-md',
        result.className,
      )}
    >
      {issuer && (
        <div className="hidden border-b border-ui-line px-5 pb-4 print:block">{issuer}</div>
      )}
      <Outcome {...result} />
      <div className="flex flex-col gap-4 px-5 py-4 empty:hidden print:block">
        {receipt.length > 0 && (
          <DescriptionList layout="lines" facts={receipt} className={avoidBreakClasses} />
        )}
        {lines.length > 0 && (
          <div className="print:mt-6">
            {linesTitle && (
              <h2 className="text-sm font-bold print:break-after-avoid">{linesTitle}</h2>
            )}
            <DescriptionList layout="lines" facts={lines} className={avoidBreakClasses} />
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
  const { tone, icon: Icon } = statusStyles[status];
  const announcedTexts = [title, amount, typeof children === 'string' ? children : undefined];
  return (
    <div
      className={cn(
        'flex flex-col items-center justify-center gap-2 px-5 py-8 text-center print:py-5 print:text-ui-ink',
        softToneClasses[tone],
        'print:bg-ui-surface',
      )}
    >
      <Announcement text={announcedTexts.filter((part) => part !== undefined).join(', ')} />
      <Icon className="size-12" />
      <h1 className="max-w-full font-heading text-xl font-bold text-ui-ink">{title}</h1>
      {amount && (
        <p
          translate="no"
          className="max-w-full font-heading text-2xl font-extrabold text-ui-ink tabular-nums sm:text-3xl"
        >
          {amount}
        </p>
      )}
      {children && <div className="text-sm text-ui-ink">{children}</div>}
      {checking && <div className="text-sm print:hidden">{checking}</div>}
    </div>
  );
};
