import { forwardRef, type ReactNode, useId, useRef } from 'react';
import { IconButton } from '../../actions/icon-button/index.ts';
import { cn } from '../../foundations/cn/cn.ts';
import { cva } from '../../foundations/cn/merged-variants.ts';
import type { RootProps } from '../../hooks/root-props.ts';
import { Trash2 } from '../../icons/icons.ts';
import { useKitMessages } from '../../messages/index.ts';
import { type ComparisonSum, ComparisonSums } from './comparison-bar.tsx';
import { ComparisonMark } from './comparison-mark.tsx';
import type { ComparisonSideName } from './payments-versus-invoices.tsx';

/** A document of the compensation. */
export interface ComparisonItem {
  /** Passed to `onRemove` with its side. */
  id: string;
  /** The title of the document: 'Factura FE-10293'. */
  title: string;
  /** A line below the title: 'Vence el 3 dic 2026'. */
  detail?: ReactNode;
  /** The formatted compensated amount. */
  amount: string;
  /** A warning about a change since the selection. */
  warning?: ReactNode;
}

/** One side of the compensation. */
export interface ComparisonItems {
  /** The heading of the side: 'Pagos'. */
  title: string;
  /** The documents of the side, in display order. */
  items: readonly ComparisonItem[];
}

export interface ComparisonDetailProps extends RootProps {
  /** The selected payments. */
  payments: ComparisonItems;
  /** The selected invoices. */
  invoices: ComparisonItems;
  /** The totals of both sides and their difference; absent if shown elsewhere. */
  sums?: { payments: ComparisonSum; invoices: ComparisonSum; difference: ComparisonSum };
  /** Whether both totals are equal. */
  balanced?: boolean;
  /** `beside` places the sides next to each other if there is enough space. */
  layout?: 'beside' | 'stacked';
  /**
   * Called to remove a document. The remove button of the last document of a side is disabled (spec 2).
   * Without this handler nothing can be removed.
   */
  onRemove?: (side: ComparisonSideName, id: string) => void;
  /** Whether removal is disabled, for example while the compensation is being sent. */
  disabled?: boolean;
}

const sidesClasses = cva('flex flex-col gap-x-4 gap-y-2', {
  variants: { layout: { beside: 'md:flex-row', stacked: '' } },
});

/** The divider between stacked sides. */
const markClasses = cva('', { variants: { layout: { beside: 'md:hidden', stacked: '' } } });

/** The documents of a compensation, payments and invoices, with their totals. */
export const ComparisonDetail = forwardRef<HTMLDivElement, ComparisonDetailProps>(
  function ComparisonDetail(
    {
      payments,
      invoices,
      sums,
      balanced = false,
      layout = 'beside',
      onRemove,
      disabled = false,
      className,
      ...rest
    },
    ref,
  ) {
    return (
      <div ref={ref} {...rest} className={cn('flex flex-col gap-4', className)}>
        <div className={sidesClasses({ layout })}>
          <Side {...payments} disabled={disabled} onRemove={onRemove?.bind(null, 'payments')} />
          <ComparisonMark className={markClasses({ layout })} />
          {layout === 'beside' && <ComparisonMark direction="upright" className="max-md:hidden" />}
          <Side {...invoices} disabled={disabled} onRemove={onRemove?.bind(null, 'invoices')} />
        </div>
        {sums && (
          <div className="rounded-ui-lg bg-ui-sunken px-4 py-3">
            <ComparisonSums {...sums} balanced={balanced} className="justify-between" />
          </div>
        )}
      </div>
    );
  },
);

interface SideProps extends ComparisonItems {
  disabled: boolean;
  onRemove: ((id: string) => void) | undefined;
}

const Side = ({ title, items, disabled, onRemove }: SideProps) => {
  const id = useId();
  const { remove } = useKitMessages();
  const sideRef = useRef<HTMLElement>(null);
  // The clicked button is removed; the focus moves to its neighbor. The button of the last document is
  // disabled.
  const moveFocusToNeighbor = (removedIndex: number) => {
    const buttons = [...(sideRef.current?.querySelectorAll('button') ?? [])];
    const neighbor =
      items.length > 2 ? (buttons[removedIndex + 1] ?? buttons[removedIndex - 1]) : null;
    (neighbor ?? sideRef.current)?.focus();
  };
  return (
    <section
      ref={sideRef}
      tabIndex={-1}
      aria-labelledby={id}
      className="min-w-0 flex-1 outline-none"
    >
      <h3 id={id} className="font-heading font-bold">
        {title}
      </h3>
      <ul className="divide-y divide-ui-line">
        {items.map((item, index) => (
          <li key={item.id} className="flex items-start gap-x-2 py-3">
            <ItemText {...item} />
            {onRemove && (
              <IconButton
                label={remove(item.title)}
                disabled={disabled || items.length === 1}
                onClick={() => {
                  moveFocusToNeighbor(index);
                  onRemove(item.id);
                }}
                className="-my-2 -mr-2 shrink-0"
              >
                <Trash2 />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};

const ItemText = ({ title, detail, amount, warning }: ComparisonItem) => (
  <div className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-3">
    <p translate="no" className="min-w-0 font-semibold wrap-break-word">
      {title}
    </p>
    <p
      translate="no"
      className="ml-auto font-heading font-extrabold whitespace-nowrap tabular-nums"
    >
      {amount}
    </p>
    {detail && <p className="w-full text-sm text-ui-ink-soft">{detail}</p>}
    {warning && (
      <p role="alert" className="w-full text-sm text-ui-warning-ink">
        {warning}
      </p>
    )}
  </div>
);
