import { forwardRef, type ReactNode, useId } from 'react';
import { DescriptionList, type Fact } from '../../data-display/description-list/index.ts';
import { DisclosureButton } from '../../data-display/disclosure/index.ts';
import { cn } from '../../foundations/cn/cn.ts';
import { cva } from '../../foundations/cn/merged-variants.ts';
import { softToneClasses, ToneIcon } from '../../foundations/tone/index.ts';
import { getRootProps, type RootProps } from '../../hooks/root-props.ts';
import { Checkbox } from '../../inputs/checkbox/index.ts';
import type { OrderSelectionProps } from '../order-panel/order-selection-props.ts';

export interface OrderItemCardProps extends OrderSelectionProps, RootProps {
  /** Passed to every callback, so that all items of a list can share one handler. */
  id: string;
  /** The product: 'Diésel corriente B10'. */
  title: string;
  /** A line below the title: code and plant. */
  detail?: ReactNode;
  /** The quantity with its unit: '12.500 gal'. */
  quantity: string;
  /** The blocked quantity and the reason; complements the locked style with text. */
  note?: ReactNode;
  /** Details shown while expanded: vehicle, transporter, remission. */
  facts?: ReadonlyArray<Fact>;
}

const itemClasses = cva('flex min-w-0 flex-col gap-2 rounded-ui-md border px-3 py-2.5', {
  variants: {
    variant: { normal: '', locked: 'border-ui-locked bg-ui-locked-soft' },
    selected: { true: '', false: '' },
  },
  compoundVariants: [
    { variant: 'normal', selected: true, className: 'border-ui-accent bg-ui-primary-soft' },
    { variant: 'normal', selected: false, className: 'border-ui-line bg-ui-surface' },
  ],
});

const textClasses = cva('min-w-0 grow basis-40', {
  variants: { disabled: { true: 'text-ui-ink-soft', false: '' } },
});

const noteClasses = cva('flex gap-2 text-sm', {
  variants: {
    variant: {
      normal: [softToneClasses.info, 'rounded-ui-md px-3 py-2'],
      locked: softToneClasses.locked,
    },
  },
});

/** A product of an order (spec 2, orders list). Must be inside an `OrderItemList`. */
export const OrderItemCard = forwardRef<HTMLLIElement, OrderItemCardProps>(function OrderItemCard(
  { variant = 'normal', disabled = false, facts = [], expanded = false, ...item },
  ref,
) {
  const factsId = useId();
  const isSelected = !disabled && item.selected === true;
  return (
    <li
      ref={ref}
      {...getRootProps(item)}
      data-state={isSelected ? 'checked' : 'unchecked'}
      className={itemClasses({ variant, selected: isSelected, className: item.className })}
    >
      <div className="flex items-start gap-3">
        {item.selectLabel !== undefined && (
          <Checkbox
            label={item.selectLabel}
            labelMode="hidden"
            checked={isSelected}
            disabled={disabled}
            onCheckedChange={(checked) => item.onSelectedChange?.(item.id, checked)}
          />
        )}
        <div className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-4">
          <div className={textClasses({ disabled })}>
            <p translate="no" className="font-semibold wrap-break-word">
              {item.title}
            </p>
            {item.detail && <p className="text-sm text-ui-ink-soft">{item.detail}</p>}
          </div>
          <p translate="no" className="font-heading font-bold tabular-nums">
            {item.quantity}
          </p>
        </div>
      </div>
      {item.note && <ItemNote variant={variant}>{item.note}</ItemNote>}
      {item.detailLabel !== undefined && facts.length > 0 && (
        <DisclosureButton
          label={item.detailLabel}
          about={item.title}
          open={expanded}
          onOpenChange={(next) => item.onExpandedChange?.(item.id, next)}
          controls={factsId}
          className="-ml-3 self-start"
        />
      )}
      {expanded && (
        <div id={factsId} className="@container">
          <DescriptionList facts={facts} className="@max-2xs:grid-cols-1 @sm:grid-cols-3" />
        </div>
      )}
    </li>
  );
});

const ItemNote = ({ variant, children }: { variant: 'normal' | 'locked'; children: ReactNode }) => {
  const tone = variant === 'locked' ? 'locked' : 'info';
  return (
    <div className={noteClasses({ variant })}>
      <ToneIcon tone={tone} className="mt-0.5 size-4 shrink-0" />
      <div className="min-w-0 text-ui-ink">{children}</div>
    </div>
  );
};

export interface OrderItemListProps extends RootProps {
  /** The accessible name of the list: 'Productos del pedido 4500012345'. */
  label: string;
  /** One `OrderItemCard` for each product. */
  children: ReactNode;
}

/** The products of an order. */
export const OrderItemList = forwardRef<HTMLUListElement, OrderItemListProps>(
  function OrderItemList({ label, children, className, ...rest }, ref) {
    return (
      <ul ref={ref} {...rest} aria-label={label} className={cn('flex flex-col gap-2', className)}>
        {children}
      </ul>
    );
  },
);
