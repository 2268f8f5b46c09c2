import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Button } from '../../button/index.ts';
import { useKitMessages } from '../../messages/index.ts';
import { useFootRoom } from '../../selection-bar/use-foot-room.ts';

/** A named sum, as it is shown. */
export interface VersusSum {
  /** 'Pagos (2)' */
  label: string;
  amount: string;
}

export interface VersusBarProps {
  payments: VersusSum;
  invoices: VersusSum;
  difference: VersusSum;
  /** Whether the two sides come to the same. */
  balanced: boolean;
  /** Why one cannot go on, or what the difference means. Said again when it changes. */
  hint?: ReactNode;
  /** Label of the main action: 'Continuar'. */
  actionLabel: string;
  /** The main action; `enabled` only with at least one of each side. */
  onAction: () => void;
  enabled: boolean;
  /** Takes everything out again. */
  onClear: () => void;
}

/**
 * What is chosen on both sides and the difference, at the foot of the two columns. It stays in sight
 * where the screen is high enough for the reader's own size of text.
 */
export const VersusBar = ({ hint, actionLabel, enabled, ...bar }: VersusBarProps) => {
  const { clear } = useKitMessages();
  const foot = useFootRoom();
  return (
    <div
      ref={foot}
      className="bottom-0 z-10 flex animate-enter flex-wrap items-center gap-x-6 gap-y-2 rounded-t-lg border border-line bg-surface px-4 py-3 elevate-2 sm:px-5 [@media(min-height:36rem)]:sticky print:hidden"
    >
      <VersusSums {...bar} className="min-w-0 flex-auto" />
      <div className="ml-auto flex flex-wrap items-center gap-2">
        <Button variant="quiet" onClick={bar.onClear}>
          {clear}
        </Button>
        <Button size="lg" disabled={!enabled} onClick={bar.onAction}>
          {actionLabel}
        </Button>
      </div>
      <p role="status" className="w-full text-sm text-ink-soft empty:hidden">
        {hint}
      </p>
    </div>
  );
};

export interface VersusSumsProps
  extends Pick<VersusBarProps, 'payments' | 'invoices' | 'difference' | 'balanced'> {
  className?: string;
}

/** Payments, invoices and what one of them lacks, side by side. */
export const VersusSums = ({
  payments,
  invoices,
  difference,
  balanced,
  className,
}: VersusSumsProps) => (
  <dl className={clsx('flex flex-wrap gap-x-4 gap-y-1 tabular-nums sm:gap-x-6', className)}>
    <Sum {...payments} />
    <Sum {...invoices} />
    <Sum {...difference} tone={balanced ? 'text-success-ink' : 'text-warning-ink'} />
  </dl>
);

const Sum = ({ label, amount, tone }: VersusSum & { tone?: string }) => (
  <div className="min-w-0">
    <dt className="text-xs text-ink-soft sm:text-sm">{label}</dt>
    <dd className={clsx('font-heading text-sm font-extrabold sm:text-lg', tone)}>{amount}</dd>
  </div>
);
