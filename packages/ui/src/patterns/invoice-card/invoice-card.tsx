import { forwardRef, memo, type ReactNode, useId } from 'react';
import { DescriptionList, type Fact } from '../../data-display/description-list/index.ts';
import { cva } from '../../foundations/cn/merged-variants.ts';
import type { Tone } from '../../foundations/tone/index.ts';
import { getRootProps, type RootProps } from '../../hooks/root-props.ts';
import { DisabledReasonNote, type InvoiceDisabledReason } from './disabled-reason-note.tsx';
import { renderHeader } from './render-header.tsx';
import { renderPayButton } from './render-pay-button.tsx';

export interface InvoiceCardProps extends RootProps {
  /** Passed to every callback, so that all items of a list can share one handler. */
  id: string;
  /** The title of the document: 'Factura FE-10293'. */
  title: string;
  /** The URL of the document's page. The title links to it. */
  href?: string;
  /**
   * The title's level in the page's headings.
   * @default 3
   */
  level?: 2 | 3 | 4 | 5;
  /** The due status: its label and tone, for example 'Vencida'. */
  status: { label: string; tone: Tone; emphasis?: 'soft' | 'strong' };
  /** The remaining time, if the status does not contain it: 'Vence en 3 días'. */
  age?: string;
  /** The group of the document: 'Combustibles'. */
  group?: string;
  /** The formatted balance. */
  amount: string;
  /**
   * A credit is shown in the primary color.
   * @default 'debt'
   */
  amountKind?: 'debt' | 'credit';
  /** Document number, dates, addressee, client. */
  facts?: ReadonlyArray<Fact>;
  /** Whether selection and payment are disabled. */
  disabled?: boolean;
  /**
   * The reason why it is disabled: `blocked` (the default), a pending payment (`in-payment`), or nothing to pay
   * here (`closed`).
   * @default 'blocked'
   */
  disabledReason?: InvoiceDisabledReason;
  /** The formatted reason, or the start of the pending payment; it describes the pay button. */
  note?: ReactNode;
  /** The accessible name of the checkbox; makes the card selectable. */
  selectLabel?: string;
  /** Whether it is selected; ignored while disabled. */
  selected?: boolean;
  /** Called with the card's id and the new selection state. */
  onSelectedChange?: (id: string, selected: boolean) => void;
  /** The label of the pay button, which needs `onPay`; absent without permission to pay. */
  payLabel?: string;
  /** Called with the card's id when its pay button is clicked; needs `payLabel`. */
  onPay?: (id: string) => void;
  /** A link to the document's file. */
  file?: ReactNode;
}

const cardClasses = cva('flex min-w-0 flex-col gap-3 rounded-ui-lg border p-4', {
  variants: {
    selected: {
      true: 'border-ui-accent bg-ui-primary-soft',
      false: 'border-ui-line bg-ui-surface elevate-1',
    },
  },
});

const amountClasses = cva('font-heading text-xl font-extrabold tabular-nums', {
  variants: { kind: { debt: '', credit: 'text-ui-primary-ink', blocked: 'text-ui-ink-soft' } },
});

/** A document with its status, balance and actions (spec 2). */
export const InvoiceCard = memo(
  forwardRef<HTMLElement, InvoiceCardProps>(function InvoiceCard(card, ref) {
    const { disabled = false, disabledReason = 'blocked', amountKind = 'debt', facts } = card;
    const id = useId();
    const isSelected = !disabled && card.selected === true;
    const isPayable = card.onPay !== undefined && card.payLabel !== undefined;
    const hasNote = Boolean(card.note) || (disabled && isPayable);
    const isFaded = amountKind === 'debt' && disabled && disabledReason !== 'in-payment';
    return (
      <article
        ref={ref}
        aria-labelledby={id}
        {...getRootProps(card)}
        data-state={isSelected ? 'checked' : 'unchecked'}
        className={cardClasses({ selected: isSelected, className: card.className })}
      >
        {renderHeader(card, { titleId: id, isSelected })}
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
          <p translate="no" className={amountClasses({ kind: isFaded ? 'blocked' : amountKind })}>
            {card.amount}
          </p>
          {isPayable && renderPayButton(card, { describedBy: disabled ? `${id} ${id}-note` : id })}
        </div>
        {facts !== undefined && facts.length > 0 && <DescriptionList facts={facts} />}
        {hasNote && (
          <DisabledReasonNote id={`${id}-note`} reason={disabledReason}>
            {card.note}
          </DisabledReasonNote>
        )}
        {card.file && <div className="mt-auto -ml-3 pt-1">{card.file}</div>}
      </article>
    );
  }),
);
