import { forwardRef, memo, type ReactNode, useId } from 'react';
import { useLinkElement } from '../../actions/link/link-provider.tsx';
import { StatusPill } from '../../data-display/badge/index.ts';
import { DescriptionList, type Fact } from '../../data-display/description-list/index.ts';
import { DisclosureButton } from '../../data-display/disclosure/index.ts';
import { cn } from '../../foundations/cn/cn.ts';
import { cva } from '../../foundations/cn/merged-variants.ts';
import { softToneClasses, type Tone, ToneIcon } from '../../foundations/tone/index.ts';
import { getRootProps, type RootProps } from '../../hooks/root-props.ts';
import { Checkbox } from '../../inputs/checkbox/index.ts';
import type { OrderSelectionProps } from './order-selection-props.ts';

export interface OrderPanelProps extends OrderSelectionProps, RootProps {
  /** Passed to every callback, so that all items of a list can share one handler. */
  id: string;
  /** The title of the order: 'Pedido 4500012345'. */
  title: string;
  /** The URL of the order's page; absent on that page. */
  href?: string;
  /**
   * The heading's level in the page.
   * @default 3
   */
  level?: 2 | 3;
  /** The status: its label and tone. */
  status: { label: string; tone: Tone };
  /** The formatted value of the order. */
  amount?: string;
  /** SAP number, requester, destination, dates, and the tracking number if available. */
  facts: ReadonlyArray<Fact>;
  /** The reason for a block or rejection. */
  note?: ReactNode;
  /** The tone of the note; defaults to the status tone. */
  noteTone?: Tone;
  /** Content shown while expanded: an `OrderItemList`, a timeline. */
  children?: ReactNode;
  /** Links to its documents: invoice, remission, load order. */
  files?: ReactNode;
}

const panelClasses = cva(
  '@container flex min-w-0 flex-col gap-3 rounded-ui-lg border p-4 sm:px-5',
  {
    variants: {
      selected: { true: 'border-ui-accent bg-ui-primary-soft', false: 'bg-ui-surface elevate-1' },
      variant: { normal: '', locked: '' },
    },
    compoundVariants: [
      { selected: false, variant: 'normal', className: 'border-ui-line' },
      { selected: false, variant: 'locked', className: 'border-ui-locked' },
    ],
  },
);

/** An order with all its details (spec 2, order panel). */
export const OrderPanel = memo(
  forwardRef<HTMLElement, OrderPanelProps>(function OrderPanel(
    { variant = 'normal', disabled = false, expanded = false, ...order },
    ref,
  ) {
    const id = useId();
    const isSelected = !disabled && order.selected === true;
    return (
      <article
        ref={ref}
        data-state={isSelected ? 'checked' : 'unchecked'}
        aria-labelledby={`${id}-title`}
        {...getRootProps(order)}
        className={panelClasses({ variant, selected: isSelected, className: order.className })}
      >
        <PanelHeader
          {...order}
          id={id}
          orderId={order.id}
          disabled={disabled}
          selected={isSelected}
        />
        {order.note && (
          <PanelNote tone={order.noteTone ?? order.status.tone}>{order.note}</PanelNote>
        )}
        <DescriptionList
          facts={order.facts}
          className="text-balance @max-2xs:grid-cols-1 @md:grid-cols-3 @lg:grid-cols-6"
        />
        <PanelFooter {...order} id={id} orderId={order.id} expanded={expanded} />
        {expanded && <div id={`${id}-detail`}>{order.children}</div>}
      </article>
    );
  }),
);

type PanelPartProps = Omit<OrderPanelProps, 'id'> & {
  /** Prefix of the ids inside this panel. */
  id: string;
  /** The id of the order. */
  orderId: string;
};

const PanelHeader = ({ id, orderId, disabled, selected, ...panel }: PanelPartProps) => {
  const Heading = `h${panel.level ?? 3}` as const;
  const LinkElement = useLinkElement();
  return (
    <div className="flex items-start gap-3">
      {panel.selectLabel !== undefined && (
        <Checkbox
          label={panel.selectLabel}
          labelMode="hidden"
          checked={selected}
          disabled={disabled}
          onCheckedChange={(checked) => panel.onSelectedChange?.(orderId, checked)}
        />
      )}
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 @max-sm:contents">
          <Heading
            translate="no"
            id={`${id}-title`}
            className="min-w-0 font-heading font-bold wrap-break-word @max-sm:basis-full"
          >
            {panel.href === undefined ? (
              panel.title
            ) : (
              <LinkElement href={panel.href} className="text-ui-primary-ink hover:underline">
                {panel.title}
              </LinkElement>
            )}
          </Heading>
          <StatusPill tone={panel.status.tone}>{panel.status.label}</StatusPill>
        </div>
        {panel.amount !== undefined && (
          <p
            translate="no"
            className="min-w-0 font-heading text-lg font-extrabold wrap-break-word tabular-nums"
          >
            {panel.amount}
          </p>
        )}
      </div>
    </div>
  );
};

const PanelNote = ({ tone, children }: { tone: Tone; children: ReactNode }) => (
  <div className={cn('flex gap-2 rounded-ui-md px-3 py-2 text-sm', softToneClasses[tone])}>
    <ToneIcon tone={tone} className="mt-0.5 size-4 shrink-0" />
    <div className="min-w-0 text-ui-ink">{children}</div>
  </div>
);

const PanelFooter = ({ id, orderId, expanded = false, ...panel }: PanelPartProps) => {
  const isExpandable = panel.detailLabel !== undefined && panel.children !== undefined;
  if (!isExpandable && !panel.files) return null;
  return (
    <div className="border-t border-ui-line pt-2 print:hidden">
      <div className="-mx-3 flex flex-wrap items-center justify-between gap-x-4">
        {isExpandable && (
          <DisclosureButton
            label={panel.detailLabel ?? ''}
            about={panel.title}
            open={expanded}
            onOpenChange={(next) => panel.onExpandedChange?.(orderId, next)}
            controls={`${id}-detail`}
          />
        )}
        {panel.files && <div className="flex flex-wrap print:hidden">{panel.files}</div>}
      </div>
    </div>
  );
};
