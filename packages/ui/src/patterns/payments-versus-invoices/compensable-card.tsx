import { forwardRef, memo, useId } from 'react';
import { DescriptionList, type Fact } from '../../data-display/description-list/index.ts';
import { cva } from '../../foundations/cn/merged-variants.ts';
import { inkTone, ToneIcon } from '../../foundations/tone/index.ts';
import { passedOn, type RootProps } from '../../hooks/root-props.ts';
import { disabledReasonTones, type InvoiceDisabledReason } from '../invoice-card/hold-note.tsx';

export interface CompensableCardProps extends RootProps {
  /** Handed back by the event, so that one handler serves the whole list. */
  id: string;
  /** The title of the document: 'Factura FE-10293'. */
  title: string;
  /** Its formatted balance. */
  amount: string;
  /** A payment or credit is shown in the primary color. */
  amountKind?: 'debt' | 'credit';
  /** Two of them: what tells the document from the others. */
  facts?: ReadonlyArray<Fact>;
  /** It cannot be selected. */
  disabled?: boolean;
  /** Why it is disabled: held back by somebody (`blocked`, the default), or in a payment. */
  disabledReason?: Exclude<InvoiceDisabledReason, 'closed'>;
  /** The reason in words: it takes the place of the last fact, so that all cards are as high. */
  hold?: Fact;
  /** The accessible name of the checkbox; makes the card selectable. */
  selectLabel?: string;
  /** Whether it is selected, by whoever keeps the choice. */
  selected?: boolean;
  /** Called with the card's id and whether it is to be selected, when its box is pressed. */
  onSelectedChange?: (id: string, selected: boolean) => void;
}

const cardClasses = cva(
  'relative flex min-w-0 items-start gap-3 rounded-lg border p-3 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring sm:px-4',
  {
    variants: {
      selected: { true: 'border-accent bg-primary-soft', false: 'border-line bg-surface' },
      pressable: { true: 'hover:border-line-strong', false: '' },
    },
  },
);

const amountClasses = cva('font-heading text-lg font-extrabold tabular-nums', {
  variants: {
    disabled: { true: 'text-ink-soft', false: '' },
    kind: { debt: '', credit: 'text-primary-ink' },
  },
});

/** A document of one side of a compensation; a press anywhere on it chooses it (spec 2). */
export const CompensableCard = memo(
  forwardRef<HTMLElement, CompensableCardProps>(function CompensableCard(
    { disabled = false, disabledReason = 'blocked', selected = false, facts = [], ...card },
    ref,
  ) {
    const titleId = useId();
    const isSelected = !disabled && selected;
    const selectable = card.selectLabel !== undefined;
    return (
      <article
        ref={ref}
        data-state={isSelected ? 'checked' : 'unchecked'}
        aria-labelledby={titleId}
        {...passedOn(card)}
        className={cardClasses({
          selected: isSelected,
          pressable: selectable && !disabled,
          className: card.className,
        })}
      >
        {selectable && (
          // The label covers the whole card, so that a press anywhere on it is a press on the box.
          <label className="mt-0.5 flex after:absolute after:inset-0 after:rounded-lg has-enabled:cursor-pointer">
            <input
              type="checkbox"
              aria-label={card.selectLabel}
              checked={isSelected}
              disabled={disabled}
              onChange={(event) => card.onSelectedChange?.(card.id, event.target.checked)}
              className="relative z-1 size-5 shrink-0 accent-accent outline-none"
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

/** The facts, the last of them being why the document is held. */
const shownFacts = ({
  facts,
  hold,
  disabledReason,
}: Pick<CardTextProps, 'facts' | 'hold' | 'disabledReason'>) => {
  if (hold === undefined) return facts;
  const tone = disabledReasonTones[disabledReason];
  const value = (
    <span className={`flex gap-1.5 ${inkTone[tone]}`}>
      <ToneIcon tone={tone} className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0">{hold.value}</span>
    </span>
  );
  return [...facts.slice(0, 1), { label: hold.label, value }];
};

const CardText = ({ titleId, title, ...card }: CardTextProps) => (
  <div className="flex min-w-0 flex-1 flex-col gap-2">
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <h3 id={titleId} className="min-w-0 font-bold wrap-break-word">
        {title}
      </h3>
      <p
        className={amountClasses({
          kind: card.amountKind,
          disabled: card.disabled,
        })}
      >
        {card.amount}
      </p>
    </div>
    {(card.facts.length > 0 || card.hold) && <DescriptionList facts={shownFacts(card)} />}
  </div>
);
