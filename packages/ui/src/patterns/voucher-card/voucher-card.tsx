import { forwardRef, memo, type ReactNode, useId, useRef } from 'react';
import { Button } from '../../actions/button/index.ts';
import { cn } from '../../foundations/cn/cn.ts';
import { focusHeading } from '../../hooks/focus-heading.ts';
import { getRootProps, type RootProps } from '../../hooks/root-props.ts';
import { CalendarDays, Plus } from '../../icons/icons.ts';
import { QuantityStepper } from '../../inputs/quantity-stepper/index.ts';
import { usePatternMessages } from '../../messages/index.ts';

export interface VoucherCardProps extends RootProps {
  /** Passed to every callback, so that all vouchers can share one handler. */
  id: string;
  /** The title: 'Bono Combustible'. */
  title: string;
  /** The heading's level in the page. */
  level?: 2 | 3;
  /** The formatted price of one voucher. */
  price: string;
  /** The validity: 'Válido por 180 días'. */
  validity: string;
  /** The quantity to add. */
  quantity: number;
  /** Called with the voucher's id and the new quantity. */
  onQuantityChange: (id: string, quantity: number) => void;
  /** The maximum quantity to add. */
  maxQuantity?: number;
  /** Whether adding is disabled: the quantity is 0, or the purchase is at its limit. */
  disabled?: boolean;
  /** Called with the voucher's id to add it to the purchase. */
  onAdd: (id: string) => void;
  /** The quantity already in the purchase: '3 en su compra'. */
  note?: ReactNode;
}

/** A voucher in the shop: price, validity, quantity and add button (spec 2). */
export const VoucherCard = memo(
  forwardRef<HTMLElement, VoucherCardProps>(function VoucherCard(
    { id, title, level = 3, price, quantity, disabled = false, ...card },
    ref,
  ) {
    const idPrefix = useId();
    const messages = usePatternMessages();
    const Heading = `h${level}` as const;
    const heading = useRef<HTMLHeadingElement>(null);
    const add = () => {
      card.onAdd(id);
      // The new quantity may disable the button.
      queueMicrotask(() => focusHeading(heading.current));
    };
    return (
      <article
        ref={ref}
        aria-labelledby={`${idPrefix}-title ${idPrefix}-price`}
        {...getRootProps(card)}
        className={cn(
          'flex h-full min-w-0 flex-col overflow-hidden rounded-ui-lg border border-ui-line bg-ui-surface elevate-1',
          card.className,
        )}
      >
        <div className="@container flex flex-col gap-1 border-b border-dashed border-ui-line-strong bg-ui-primary-soft px-4 py-5">
          <Heading
            ref={heading}
            id={`${idPrefix}-title`}
            className="text-sm font-semibold wrap-break-word"
          >
            {title}
          </Heading>
          <p
            translate="no"
            id={`${idPrefix}-price`}
            className="font-heading text-xl font-extrabold whitespace-nowrap text-ui-primary-ink tabular-nums @2xs:text-2xl"
          >
            {price}
          </p>
        </div>
        <div className="flex flex-1 flex-col gap-3 p-4">
          <p className="flex items-start gap-2 text-sm text-ui-ink-soft">
            <CalendarDays className="mt-0.5 size-4 shrink-0" />
            <span className="min-w-0">{card.validity}</span>
          </p>
          <p role="status" className="mt-auto text-sm font-semibold text-ui-primary-ink">
            {card.note}
          </p>
          <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <span aria-hidden="true" className="text-sm">
              {messages.quantity}
            </span>
            <QuantityStepper
              label={messages.quantityOf(`${title} ${price}`)}
              labelMode="hidden"
              value={quantity}
              max={card.maxQuantity}
              onValueChange={(next) => card.onQuantityChange(id, next)}
            />
          </div>
          <Button
            width="full"
            icon={<Plus className="size-4" />}
            disabled={disabled}
            aria-describedby={`${idPrefix}-title ${idPrefix}-price`}
            onClick={add}
          >
            {messages.addVoucher}
          </Button>
        </div>
      </article>
    );
  }),
);
