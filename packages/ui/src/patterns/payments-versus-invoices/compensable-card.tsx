import { forwardRef, memo, useId } from 'react';
import { DescriptionList, type Fact } from '../../data-display/description-list/index.ts';
import { cva } from '../../foundations/cn/merged-variants.ts';
import { inkToneClasses, ToneIcon } from '../../foundations/tone/index.ts';
import { getRootProps, type RootProps } from '../../hooks/root-props.ts';
import {
  disabledReasonTones,
  type InvoiceDisabledReason,
} from '../invoice-card/disabled-reason-note.tsx';

export interface CompensableCardProps extends RootProps {
  /** Passed to every callback, so that all items of a list can share one handler. */
  id: string;
  /** The title of the document: 'Factura FE-10293'. */
  title: string;
  /** The formatted balance. */
  amount: string;
  /**
   * A payment or credit is shown in the primary color.
   * @default 'debt'
   */
  amountKind?: 'debt' | 'credit';
  /** Two facts that identify the document. */
  facts?: ReadonlyArray<Fact>;
  /** Whether selection is disabled. */
  disabled?: boolean;
  /**
   * The reason why it is disabled: `blocked`, a pending payment (`in-payment`), or a document that cannot be
   * compensated here (`closed`).
   * @default 'blocked'
   */
  disabledReason?: InvoiceDisabledReason;
  /** The formatted reason. Replaces the last fact, so that all cards have the same height. */
  hold?: Fact;
  /** The accessible name of the checkbox; makes the card selectable. */
  selectLabel?: string;
  /** Whether it is selected (controlled). */
  selected?: boolean;
  /** Called with the card's id and the new selection state. */
  onSelectedChange?: (id: string, selected: boolean) => void;
}

const cardClasses = cva(
  'relative flex min-w-0 items-start gap-3 rounded-ui-lg border p-3 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ui-ring sm:px-4',
  {
    variants: {
      selected: {
        true: 'border-ui-accent bg-ui-primary-soft',
        false: 'border-ui-line bg-ui-surface',
      },
      clickable: { true: 'hover:border-ui-line-strong', false: '' },
    },
  },
);

const amountClasses = cva('font-heading text-lg font-extrabold tabular-nums', {
  variants: {
    disabled: { true: 'text-ui-ink-soft', false: '' },
    kind: { debt: '', credit: 'text-ui-primary-ink' },
  },
});

/** A document on one side of a compensation. The whole card toggles its checkbox (spec 2). */
export const CompensableCard = memo(
  forwardRef<HTMLElement, CompensableCardProps>(function CompensableCard(
    { disabled = false, disabledReason = 'blocked', selected = false, facts = [], ...card },
    ref,
  ) {
    const titleId = useId();
    const isSelected = !disabled && selected;
    const isSelectable = card.selectLabel !== undefined;
    return (
      <article
        ref={ref}
        data-state={isSelected ? 'checked' : 'unchecked'}
        aria-labelledby={titleId}
        {...getRootProps(card)}
        className={cardClasses({
          selected: isSelected,
          clickable: isSelectable && !disabled,
          className: card.className,
        })}
      >
        {isSelectable && (
          // The label covers the whole card, so that a click anywhere toggles the checkbox.
          <label className="mt-0.5 flex after:absolute after:inset-0 after:rounded-ui-lg has-enabled:cursor-pointer">
            <input
              type="checkbox"
              aria-label={card.selectLabel}
              checked={isSelected}
              disabled={disabled}
              onChange={(event) => card.onSelectedChange?.(card.id, event.target.checked)}
              className="relative z-1 size-5 shrink-0 accent-ui-accent outline-none"
            />
          </label>
        )}
        <CardText {...card} {...{ titleId, facts, disabled, disabledReason }} />
      </article>
    );
  }),
);

type CardTextProps = Pick<CompensableCardProps, 'title' | 'amount' | 'amountKind' | 'hold'> &
  Required<Pick<CompensableCardProps, 'disabled' | 'disabledReason' | 'facts'>> & {
    titleId: string;
  };

/** Returns the facts. The last one is the reason if the document is disabled. */
const getVisibleFacts = ({
  facts,
  hold,
  disabledReason,
}: Pick<CardTextProps, 'facts' | 'hold' | 'disabledReason'>) => {
  if (hold === undefined) return facts;
  const tone = disabledReasonTones[disabledReason];
  const value = (
    <span className={`flex gap-1.5 ${inkToneClasses[tone]}`}>
      <ToneIcon tone={tone} className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0">{hold.value}</span>
    </span>
  );
  return [...facts.slice(0, 1), { label: hold.label, value }];
};

const CardText = ({ titleId, title, ...card }: CardTextProps) => (
  <div className="flex min-w-0 flex-1 flex-col gap-2">
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <h3 translate="no" id={titleId} className="min-w-0 font-bold wrap-break-word">
        {title}
      </h3>
      <p
        translate="no"
        className={amountClasses({
          kind: card.amountKind,
          disabled: card.disabled,
        })}
      >
        {card.amount}
      </p>
    </div>
    {(card.facts.length > 0 || card.hold) && <DescriptionList facts={getVisibleFacts(card)} />}
  </div>
);
