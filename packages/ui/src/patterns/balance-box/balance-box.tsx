import { forwardRef, type ReactNode, useId } from 'react';
import { DescriptionList, type Fact } from '../../data-display/description-list/index.ts';
import { Skeleton } from '../../feedback/skeleton/index.ts';
import { cn } from '../../foundations/cn/cn.ts';
import { cva } from '../../foundations/cn/merged-variants.ts';
import { getRootProps, type RootProps } from '../../hooks/root-props.ts';

export interface BalanceBoxProps extends RootProps {
  /** The label of the amount: 'Saldo total'. */
  label: string;
  /** The formatted balance, or a sentence if it is unknown; null while loading. */
  amount: string | null;
  /** Negative balances are red. */
  sign?: 'positive' | 'negative';
  /** The date or scope of the balance: 'Al 20 nov 2026, 10:00'. */
  note?: ReactNode;
  /** The amounts that add up to the balance. */
  facts?: ReadonlyArray<Fact>;
  /** Downloads: certificate of balances, PDF, Excel. */
  actions?: ReactNode;
}

const amountClasses = cva(
  'font-heading text-xl font-extrabold lg:text-2xl wrap-break-word tabular-nums',
  {
    variants: { sign: { positive: '', negative: 'text-ui-danger-ink' } },
  },
);

export interface AmountTextProps extends RootProps {
  /** The formatted amount, or a sentence if it is unknown. */
  children: string;
}

/** An amount, or the sentence that replaces an unknown one, which the browser may translate. */
export const AmountText = forwardRef<HTMLSpanElement, AmountTextProps>(function AmountText(
  { children, className, ...rest },
  ref,
) {
  return (
    <span
      ref={ref}
      {...getRootProps(rest)}
      translate={/\d/.test(children) ? 'no' : 'yes'}
      className={className}
    >
      {children}
    </span>
  );
});

/** The balance of an account with its documents to download (spec 2, account status). */
export const BalanceBox = forwardRef<HTMLElement, BalanceBoxProps>(function BalanceBox(
  { label, amount, sign = 'positive', note, facts = [], actions, className, ...rest },
  ref,
) {
  const id = useId();
  const isLoading = amount === null;
  return (
    <section
      ref={ref}
      aria-labelledby={id}
      {...getRootProps(rest)}
      aria-busy={isLoading || undefined}
      className={cn(
        'flex flex-wrap items-center gap-x-3 gap-y-3 lg:gap-x-8 rounded-ui-lg border border-ui-line border-l-4 border-l-ui-accent bg-ui-surface px-4 py-2 elevate-1 sm:px-5 lg:py-4',
        className,
      )}
    >
      <div className="max-w-full flex-1 lg:flex-auto">
        <h2 id={id} className="text-xs text-ui-ink-soft lg:text-sm">
          {label}
        </h2>
        {isLoading ? (
          <>
            <Skeleton className="mt-0.5 h-8 w-52 max-w-full" />
            {note === undefined && <Skeleton className="mt-1 h-4 w-36 max-w-full" />}
          </>
        ) : (
          <p className={amountClasses({ sign })}>
            <AmountText>{amount}</AmountText>
          </p>
        )}
        {note && <p className="text-xs text-ui-ink-soft lg:text-sm">{note}</p>}
      </div>
      {facts.length > 0 && <DescriptionList facts={facts} className="min-w-0 flex-auto" />}
      {isLoading && actions === undefined && <Skeleton className="h-8 w-64 max-w-full" />}
      {actions && (
        <div className="-mx-3 flex flex-wrap gap-x-2 gap-y-1 max-sm:-mx-2 max-sm:gap-x-0 max-sm:*:px-2 print:hidden">
          {actions}
        </div>
      )}
    </section>
  );
});
