import { forwardRef, memo, type ReactNode, type RefCallback, useRef, useState } from 'react';
import { IconButton } from '../../actions/icon-button/index.ts';
import { cn } from '../../foundations/cn/cn.ts';
import { getRootProps, type RootProps } from '../../hooks/root-props.ts';
import { useComposedRefs } from '../../hooks/use-composed-refs.ts';
import { useDeferredWhileSkipped } from '../../hooks/use-deferred-while-skipped.ts';
import { CircleAlert, Trash2 } from '../../icons/icons.ts';
import { type AmountFormat, MoneyInput } from '../../inputs/money-input/index.ts';
import { SegmentedControl } from '../../inputs/segmented-control/index.ts';
import { useAmountMessages, useKitMessages } from '../../messages/index.ts';

/** Whether the full balance or a part of it is paid. */
export type PaymentMode = 'full' | 'partial';

export interface PaymentLineEditorProps extends RootProps {
  /** Passed to every callback. */
  id: string;
  /** The title of the document: 'Factura FE-10293'. */
  title: string;
  /** A line below the title: 'Vence el 3 dic 2026'. */
  detail?: ReactNode;
  /** The formatted balance. */
  total: string;
  /** The payment mode; `partial` shows the amount field. */
  mode: PaymentMode;
  /** The amount to pay in minor units; only used with `partial`. */
  amount: number | null;
  /** The maximum amount in minor units: the open balance. */
  maxAmount: number;
  /** The amount format of the currency. */
  amountFormat: AmountFormat;
  /** Called with the line's id and the selected mode. */
  onModeChange: (id: string, mode: PaymentMode) => void;
  /** Called with the line's id and the amount in minor units, or null if empty. */
  onAmountChange: (id: string, amount: number | null) => void;
  /** A note about partial amounts, for example that zero pays nothing. */
  note?: ReactNode;
  /** The error of this line: the amount is too small, or the invoice was changed, paid or blocked meanwhile. */
  error?: ReactNode;
  /** Called to remove the line; absent for the last one. */
  onRemove?: (id: string) => void;
  /** Whether it is disabled, for example while the payment is being sent. */
  disabled?: boolean;
}

/**
 * Moves the focus from a removed line to the remove button of its neighbor, or to the list if the only
 * remaining line cannot be removed.
 */
const moveFocusToNeighbor = (removeButton: HTMLElement) => {
  const line = removeButton.closest('li');
  const list = line?.parentElement;
  const neighbor = line?.nextElementSibling ?? line?.previousElementSibling;
  const button = neighbor?.querySelector<HTMLElement>('button:enabled');
  (list && list.childElementCount > 2 && button ? button : list)?.focus();
};

/** Offscreen lines are not laid out. The margin leaves space for focus rings, which would be clipped. */
const lineClasses =
  '-mx-2 flex flex-wrap items-center gap-x-3 gap-y-2 px-2 py-2 [contain-intrinsic-block-size:auto_4rem] [content-visibility:auto] print:[content-visibility:visible]';

interface LineContentProps extends PaymentLineEditorProps {
  elementRef: RefCallback<HTMLLIElement>;
}

const LineContent = memo(function LineContent(props: LineContentProps) {
  const { id, title, total, mode, disabled, onRemove, elementRef, ...line } = props;
  const { amountToPay, fullPayment, partialPayment } = useAmountMessages();
  const { remove } = useKitMessages();
  // A pointer that selects the partial payment moves on to the amount. Arrow keys must not move the focus (WCAG 3.2.2).
  const isPointerUsed = useRef(false);
  const [focusesAmount, setFocusesAmount] = useState(false);
  return (
    <li
      ref={elementRef}
      {...getRootProps(line)}
      className={cn(lineClasses, mode === 'partial' && 'sm:items-start', line.className)}
    >
      <div className="min-w-0 grow basis-28">
        <p translate="no" className="leading-5 font-bold wrap-break-word">
          {title}
        </p>
        {line.detail && <p className="text-xs text-ui-ink-soft">{line.detail}</p>}
      </div>
      <div
        className="max-sm:order-2 max-sm:basis-full sm:shrink-0 sm:whitespace-nowrap"
        onPointerDown={() => {
          isPointerUsed.current = true;
        }}
        onKeyDownCapture={() => {
          isPointerUsed.current = false;
        }}
      >
        <SegmentedControl
          label={title}
          value={mode}
          options={[
            { value: 'full', label: fullPayment, disabled },
            { value: 'partial', label: partialPayment, disabled },
          ]}
          onValueChange={(next) => {
            setFocusesAmount(next === 'partial' && isPointerUsed.current);
            line.onModeChange(id, next);
          }}
        />
      </div>
      {/* On phones the field is below, at full width. */}
      <div className="max-sm:contents sm:flex sm:min-w-28 sm:justify-end sm:gap-x-3">
        <p translate="no" className="font-heading font-extrabold tabular-nums sm:leading-11">
          {total}
        </p>
        {mode === 'partial' && (
          <div className="max-sm:order-3 max-sm:basis-full sm:w-44">
            <MoneyInput
              label={amountToPay}
              {...(focusesAmount && { autoFocus: true })}
              labelMode="hidden"
              required
              // Each of up to 200 amount fields needs a unique name.
              aria-label={`${amountToPay}, ${title}`}
              value={line.amount}
              max={line.maxAmount}
              format={line.amountFormat}
              hint={line.note}
              error={line.error}
              disabled={disabled}
              onValueChange={(amount) => line.onAmountChange(id, amount)}
            />
          </div>
        )}
      </div>
      {onRemove && (
        <IconButton
          label={remove(title)}
          disabled={disabled}
          onClick={({ currentTarget }) => {
            moveFocusToNeighbor(currentTarget);
            onRemove(id);
          }}
          className="-mr-1 max-sm:order-1 max-sm:-my-2"
        >
          <Trash2 />
        </IconButton>
      )}
      {mode === 'full' && line.error && (
        <p role="alert" className="order-3 flex basis-full gap-1 text-sm text-ui-danger-ink">
          <CircleAlert className="mt-0.5 size-4 shrink-0" />
          <span className="min-w-0">{line.error}</span>
        </p>
      )}
    </li>
  );
});

/** An invoice in a payment, paid in full or in part (spec 2, payment modal). */
export const PaymentLineEditor = memo(
  forwardRef<HTMLLIElement, PaymentLineEditorProps>(function PaymentLineEditor(props, ref) {
    const lineRef = useRef<HTMLLIElement>(null);
    return (
      <LineContent
        {...useDeferredWhileSkipped(lineRef, props)}
        elementRef={useComposedRefs(lineRef, ref)}
      />
    );
  }),
);

export interface PaymentLinesProps extends RootProps {
  /** The accessible name of the list. */
  label: string;
  /** One `PaymentLineEditor` for each line. */
  children: ReactNode;
}

/** The list of payment lines. */
export const PaymentLines = forwardRef<HTMLUListElement, PaymentLinesProps>(function PaymentLines(
  { label, children, className, ...rest },
  ref,
) {
  return (
    <ul
      ref={ref}
      {...rest}
      aria-label={label}
      tabIndex={-1}
      className={cn('divide-y divide-ui-line outline-none', className)}
    >
      {children}
    </ul>
  );
});
