import { clsx } from 'clsx';
import { memo, type ReactNode, useId } from 'react';
import { Badge, StatusPill } from '../../badge/index.ts';
import { Button } from '../../button/index.ts';
import { type Fact, FactList } from '../../fact-list/index.ts';
import { softTone, type Tone, ToneIcon } from '../../tone/index.ts';

export interface InvoiceCardProps {
  /** Handed back by every event, so that one handler serves the whole list. */
  id: string;
  /** Names the document: 'Factura FE-10293'. */
  title: string;
  status: { label: string; tone: Tone };
  /** The group the document belongs to. */
  group?: string;
  /** What is owed, as it is shown. */
  amount: string;
  /** A credit is shown in the primary colour. */
  amountKind?: 'debt' | 'credit';
  /** Document number, dates, addressee, client. */
  facts?: readonly Fact[];
  /** `blocked` cannot be chosen or paid; `in-payment` is in a payment that has not ended. */
  availability?: 'open' | 'blocked' | 'in-payment';
  /** Why it is blocked, or since when it is being paid. */
  note?: ReactNode;
  /** Makes the card selectable: what its box says to screen readers. */
  selectLabel?: string;
  selected?: boolean;
  onSelectedChange?: (id: string, selected: boolean) => void;
  /** The pay button; absent where the user may not pay. */
  payLabel?: string;
  onPay?: (id: string) => void;
  /** A link to the document's file. */
  file?: ReactNode;
}

/** One document: its state, what is owed, and what can be done about it (spec 2). */
export const InvoiceCard = memo(function InvoiceCard({
  availability = 'open',
  selected = false,
  facts = [],
  ...card
}: InvoiceCardProps) {
  const titleId = useId();
  return (
    <article
      aria-labelledby={titleId}
      className={clsx(
        'flex min-w-0 flex-col gap-3 rounded-lg border p-4',
        selected ? 'border-accent bg-primary-soft' : 'border-line bg-surface elevate-1',
      )}
    >
      <CardHead {...card} titleId={titleId} selected={selected} open={availability === 'open'} />
      <p
        className={clsx(
          'font-heading text-xl font-extrabold tabular-nums',
          card.amountKind === 'credit' && 'text-primary-ink',
          card.amountKind !== 'credit' && availability === 'blocked' && 'text-ink-soft',
        )}
      >
        {card.amount}
      </p>
      {facts.length > 0 && <FactList facts={facts} />}
      {card.note && <CardNote availability={availability}>{card.note}</CardNote>}
      <CardFoot {...card} titleId={titleId} open={availability === 'open'} />
    </article>
  );
});

type PartProps = Omit<InvoiceCardProps, 'availability' | 'facts'> & {
  titleId: string;
  open: boolean;
};

const CardHead = ({ titleId, open, ...card }: PartProps) => (
  <div className="flex items-start gap-3">
    {card.selectLabel !== undefined && (
      <label className="-m-2 flex cursor-pointer p-2">
        <input
          type="checkbox"
          aria-label={card.selectLabel}
          checked={card.selected}
          disabled={!open}
          onChange={(event) => card.onSelectedChange?.(card.id, event.target.checked)}
          className="size-5 accent-accent"
        />
      </label>
    )}
    <div className="min-w-0 flex-1">
      <h3 id={titleId} className="font-bold wrap-break-word">
        {card.title}
      </h3>
      <div className="mt-1 flex flex-wrap gap-1">
        <StatusPill tone={card.status.tone}>{card.status.label}</StatusPill>
        {card.group && <Badge>{card.group}</Badge>}
      </div>
    </div>
  </div>
);

const CardNote = ({
  availability,
  children,
}: Required<Pick<InvoiceCardProps, 'availability'>> & { children: ReactNode }) => {
  const tone = ({ open: 'info', blocked: 'locked', 'in-payment': 'warning' } as const)[
    availability
  ];
  return (
    <div className={clsx('flex gap-2 rounded-md px-3 py-2 text-sm', softTone[tone])}>
      <ToneIcon tone={tone} className="mt-0.5 size-4 shrink-0" />
      <div className="min-w-0 text-ink">{children}</div>
    </div>
  );
};

const CardFoot = ({ titleId, open, ...card }: PartProps) => {
  const payable = card.onPay !== undefined && card.payLabel !== undefined;
  if (!payable && !card.file) return null;
  return (
    <div className="mt-auto flex flex-wrap items-center justify-between gap-2 pt-1">
      <span className="-ml-3">{card.file}</span>
      {payable && (
        <Button
          size="sm"
          disabled={!open}
          aria-describedby={titleId}
          onClick={() => card.onPay?.(card.id)}
        >
          {card.payLabel}
        </Button>
      )}
    </div>
  );
};
