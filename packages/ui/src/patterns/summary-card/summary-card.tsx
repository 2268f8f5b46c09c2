import { forwardRef, memo, type ReactNode, useEffect, useId, useRef } from 'react';
import { StatusPill } from '../../data-display/badge/index.ts';
import { cn } from '../../foundations/cn/cn.ts';
import { cva } from '../../foundations/cn/merged-variants.ts';
import { inkToneClasses, type Tone, ToneIcon } from '../../foundations/tone/index.ts';
import { getRootProps, type RootProps } from '../../hooks/root-props.ts';
import { ChevronDown } from '../../icons/icons.ts';

export interface SummaryCardProps extends RootProps {
  /** Passed to every callback, so that all items of a list can share one handler. */
  id: string;
  /** What it is: 'Factura FE-10293', or a link to it. With `accordion` it is no link, because a press on it opens the card. */
  title: ReactNode;
  /** How much: the formatted amount. */
  amount: ReactNode;
  /**
   * A credit is shown in the primary color, and a `closed` amount, which cannot be paid, in a soft one.
   * @default 'debt'
   */
  amountKind?: 'debt' | 'credit' | 'closed';
  /** Where: the station. */
  subject?: ReactNode;
  /** The status: its label and tone. */
  status: { label: ReactNode; tone: Tone };
  /** The class or another number, below the subject. */
  caption?: ReactNode;
  /** When: the date, below the status. */
  date?: ReactNode;
  /** Why it cannot be selected, or another remark. */
  note?: ReactNode;
  /** The tone of the note; defaults to the status tone. */
  noteTone?: Tone;
  /** The accessible name of the checkbox; makes the card selectable. */
  selectLabel?: string;
  /** Whether selection is disabled. */
  disabled?: boolean;
  /** Whether it is selected; ignored while disabled. */
  selected?: boolean;
  /** Called with the card's id and the new selection state. */
  onSelectedChange?: (id: string, selected: boolean) => void;
  /**
   * The name that the cards of a list share: a press on a card opens its details and closes those of the others.
   * Without it the details are always shown.
   */
  accordion?: string;
  /** Called with the card's id when its details open or close. */
  onExpandedChange?: (id: string, expanded: boolean) => void;
  /** The details: other facts, files, actions. */
  children?: ReactNode;
}

const cardClasses = cva('flex min-w-0 rounded-ui-lg border', {
  variants: {
    selected: {
      true: 'border-ui-accent bg-ui-primary-soft',
      false: 'border-ui-line bg-ui-surface elevate-1',
    },
    selectable: { true: '', false: 'pl-3' },
  },
});

const amountClasses = cva(
  'ml-auto min-w-0 font-heading font-extrabold wrap-anywhere tabular-nums',
  {
    variants: { kind: { debt: '', credit: 'text-ui-primary-ink', closed: 'text-ui-ink-soft' } },
  },
);

/** Texts at both ends of a line. The second takes the next line if they do not fit. */
const pairClasses = 'flex flex-wrap items-baseline gap-x-3';

const lineClasses = `${pairClasses} w-full`;

/** The lines, which may stand in a `summary`: a heading and texts. The first pair is in the container's own line. */
const renderLines = (card: SummaryCardProps, titleId: string) => (
  <>
    <h3
      translate="no"
      id={titleId}
      className="flex min-w-0 items-center gap-1.5 font-bold wrap-anywhere"
    >
      <span className="min-w-0">{card.title}</span>
      {card.accordion !== undefined && (
        <ChevronDown className="size-4 shrink-0 text-ui-ink-soft group-open:rotate-180 print:hidden" />
      )}
    </h3>
    <span translate="no" className={amountClasses({ kind: card.amountKind ?? 'debt' })}>
      {card.amount}
    </span>
    <span className={lineClasses}>
      <span className="min-w-0 text-sm wrap-anywhere">{card.subject}</span>
      <StatusPill tone={card.status.tone} emphasis="plain" className="ml-auto">
        {card.status.label}
      </StatusPill>
    </span>
    {(card.caption || card.date) && (
      <span className={`${lineClasses} text-xs text-ui-ink-soft`}>
        <span className="min-w-0 wrap-anywhere">{card.caption}</span>
        <span className="ml-auto text-right">{card.date}</span>
      </span>
    )}
  </>
);

/**
 * A document in two lines and a caption: what, where and which on the left; how much, its status and when on the
 * right. A press on it opens its details, also before the page's scripts are ready.
 */
export const SummaryCard = memo(
  forwardRef<HTMLElement, SummaryCardProps>(function SummaryCard(card, ref) {
    const { disabled = false, children, accordion, onExpandedChange, noteTone } = card;
    const titleId = useId();
    const detailsElement = useRef<HTMLDetailsElement>(null);
    const { id } = card;
    // It may have been opened before the page's scripts were ready.
    useEffect(() => {
      if (detailsElement.current?.open) onExpandedChange?.(id, true);
    }, [id, onExpandedChange]);
    const isSelected = !disabled && card.selected === true;
    const lines = renderLines(card, titleId);
    const details = children && (
      <div className="border-t border-ui-line py-2 pr-3 text-sm">{children}</div>
    );
    return (
      <article
        ref={ref}
        aria-labelledby={titleId}
        {...getRootProps(card)}
        data-state={isSelected ? 'checked' : 'unchecked'}
        className={cardClasses({
          selected: isSelected,
          selectable: card.selectLabel !== undefined,
          className: card.className,
        })}
      >
        {card.selectLabel !== undefined && (
          <label className="flex w-11 shrink-0 cursor-pointer justify-center pt-3">
            <input
              type="checkbox"
              aria-label={card.selectLabel}
              checked={isSelected}
              disabled={disabled}
              onChange={(event) => card.onSelectedChange?.(card.id, event.target.checked)}
              className="size-5 accent-ui-accent"
            />
          </label>
        )}
        <div className="min-w-0 flex-1">
          {accordion === undefined ? (
            <>
              <div className={`${pairClasses} py-2 pr-3`}>{lines}</div>
              {details}
            </>
          ) : (
            <details
              ref={detailsElement}
              name={accordion}
              className="group"
              onToggle={(event) => onExpandedChange?.(card.id, event.currentTarget.open)}
            >
              <summary
                className={`${pairClasses} min-h-11 cursor-pointer rounded-ui-lg py-2 pr-3 -outline-offset-2`}
              >
                {lines}
              </summary>
              {details}
            </details>
          )}
          {card.note && (
            <div
              className={cn(
                'flex gap-1.5 pr-3 pb-2 text-xs',
                inkToneClasses[noteTone ?? card.status.tone],
              )}
            >
              <ToneIcon tone={noteTone ?? card.status.tone} className="mt-px size-3.5 shrink-0" />
              <div className="min-w-0">{card.note}</div>
            </div>
          )}
        </div>
      </article>
    );
  }),
);
