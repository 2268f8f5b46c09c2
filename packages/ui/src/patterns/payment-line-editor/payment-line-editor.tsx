import { forwardRef, memo, type ReactNode, type RefCallback, useRef } from 'react';
import { IconButton } from '../../actions/icon-button/index.ts';
import { cn } from '../../foundations/cn/cn.ts';
import { useComposedRefs } from '../../hooks/compose-refs.ts';
import { passedOn, type RootProps } from '../../hooks/root-props.ts';
import { useLateWhileSkipped } from '../../hooks/use-late-while-skipped.ts';
import { CircleAlert, Trash2 } from '../../icons/icons.ts';
import { type AmountFormat, MoneyInput } from '../../inputs/money-input/index.ts';
import { SegmentedControl } from '../../inputs/segmented-control/index.ts';
import { useAmountMessages, useKitMessages } from '../../messages/index.ts';

/** The whole balance, or part of it. */
export type PaymentMode = 'full' | 'partial';

export interface PaymentLineEditorProps extends RootProps {
  /** Passed to every event. */
  id: string;
  /** The title of the document: 'Factura FE-10293'. */
  title: string;
  /** A line below the title: 'Vence el 3 dic 2026'. */
  detail?: ReactNode;
  /** The formatted balance. */
  total: string;
  /** Whether all of it is paid or a part; `partial` asks for the amount. */
  mode: PaymentMode;
  /** What will be paid, in minor units; only asked for in part. */
  amount: number | null;
  /** The largest amount in minor units: what is owed. */
  maxAmount: number;
  /** How amounts of the currency are written and read. */
  amountFormat: AmountFormat;
  /** Called with the line's id and which of the two was selected. */
  onModeChange: (id: string, mode: PaymentMode) => void;
  /** Called with the line's id and the amount in minor units, or null while there is none. */
  onAmountChange: (id: string, minor: number | null) => void;
  /** What to know of a partial amount: that nothing is paid at zero. */
  note?: ReactNode;
  /** What is wrong with this line: changed, paid or blocked meanwhile, or too little. */
  error?: ReactNode;
  /** Takes the line away; absent for the last one. */
  onRemove?: (id: string) => void;
  /** Nothing can be changed, as while the payment is being sent. */
  disabled?: boolean;
}

/**
 * What is pressed goes away with its line; the focus goes to the neighbour's button, or to the list
 * where only one line stays, which cannot be taken away.
 */
const saveFocus = (pressed: HTMLElement) => {
  const line = pressed.closest('li');
  const list = line?.parentElement;
  const neighbour = line?.nextElementSibling ?? line?.previousElementSibling;
  const button = neighbour?.querySelector<HTMLElement>('button:enabled');
  (list && list.childElementCount > 2 && button ? button : list)?.focus();
};

/** Lines out of sight are not laid out; the margin leaves room for rings, which end with the line. */
const lineClasses =
  '-mx-2 flex flex-wrap items-center gap-x-3 gap-y-2 px-2 py-2 [contain-intrinsic-block-size:auto_4rem] [content-visibility:auto] print:[content-visibility:visible]';

interface LineContentProps extends PaymentLineEditorProps {
  elementRef: RefCallback<HTMLLIElement>;
}

const LineContent = memo(function LineContent(props: LineContentProps) {
  const { id, title, total, mode, disabled, onRemove, elementRef, ...line } = props;
  const { amountToPay, fullPayment, partialPayment } = useAmountMessages();
  const { remove } = useKitMessages();
  return (
    <li
      ref={elementRef}
      {...passedOn(line)}
      className={cn(lineClasses, mode === 'partial' && 'sm:items-start', line.className)}
    >
      <div className="min-w-0 grow basis-28">
        <p className="leading-5 font-bold wrap-break-word">{title}</p>
        {line.detail && <p className="text-xs text-ink-soft">{line.detail}</p>}
      </div>
      <div className="max-sm:order-2 max-sm:basis-full sm:shrink-0 sm:whitespace-nowrap">
        <SegmentedControl
          label={title}
          value={mode}
          options={[
            { value: 'full', label: fullPayment, disabled },
            { value: 'partial', label: partialPayment, disabled },
          ]}
          onValueChange={(next) => line.onModeChange(id, next)}
        />
      </div>
      {/* A phone has the field below, over the whole width. */}
      <div className="max-sm:contents sm:flex sm:min-w-28 sm:justify-end sm:gap-x-3">
        <p className="font-heading font-extrabold tabular-nums sm:leading-11">{total}</p>
        {mode === 'partial' && (
          <div className="max-sm:order-3 max-sm:basis-full sm:w-44">
            <MoneyInput
              label={amountToPay}
              labelMode="hidden"
              required
              // Two hundred fields of one name: each says whose it is.
              aria-label={`${amountToPay}, ${title}`}
              value={line.amount}
              max={line.maxAmount}
              format={line.amountFormat}
              hint={line.note}
              error={line.error}
              disabled={disabled}
              onValueChange={(minor) => line.onAmountChange(id, minor)}
            />
          </div>
        )}
      </div>
      {onRemove && (
        <IconButton
          label={remove(title)}
          disabled={disabled}
          onClick={({ currentTarget }) => {
            saveFocus(currentTarget);
            onRemove(id);
          }}
          className="-mr-1 max-sm:order-1 max-sm:-my-2"
        >
          <Trash2 />
        </IconButton>
      )}
      {mode === 'full' && line.error && (
        <p role="alert" className="order-3 flex basis-full gap-1 text-sm text-danger-ink">
          <CircleAlert className="mt-0.5 size-4 shrink-0" />
          <span className="min-w-0">{line.error}</span>
        </p>
      )}
    </li>
  );
});

/** One invoice of a payment: all of it, or an amount (spec 2, payment modal). */
export const PaymentLineEditor = memo(
  forwardRef<HTMLLIElement, PaymentLineEditorProps>(function PaymentLineEditor(props, ref) {
    const line = useRef<HTMLLIElement>(null);
    return (
      <LineContent {...useLateWhileSkipped(line, props)} elementRef={useComposedRefs(line, ref)} />
    );
  }),
);

export interface PaymentLinesProps extends RootProps {
  /** The accessible name of the list. */
  label: string;
  /** PaymentLineEditors. */
  children: ReactNode;
}

/** The list that payment lines stand in. */
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
      className={cn('divide-y divide-line outline-none', className)}
    >
      {children}
    </ul>
  );
});
