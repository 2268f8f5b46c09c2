import { forwardRef, type ReactNode } from 'react';
import { DescriptionList, type Fact } from '../../data-display/description-list/index.ts';
import { cn } from '../../foundations/cn/cn.ts';
import { cva } from '../../foundations/cn/merged-variants.ts';
import { inkToneClasses, type Tone, ToneIcon } from '../../foundations/tone/index.ts';
import type { RootProps } from '../../hooks/root-props.ts';
import { Check, Lock, X } from '../../icons/icons.ts';

export interface OrderTimelineEntry {
  /** Unique key among the entries. */
  id: string;
  /** The event: 'Facturado'. */
  title: string;
  /** The color and icon of the mark. The label carries the meaning. */
  tone: Tone;
  /** The formatted date, or a message if it could not be read. */
  date: string;
  /** The time of day, if known. */
  time?: string;
  /** Whether this is the current status (spec 2). */
  isCurrent?: boolean;
  /** Whether its result is open, so that its mark does not look done. */
  isPending?: boolean;
  /** Tracking number, transporter, license plate, location. */
  facts?: readonly Fact[];
  /** The labeled reasons for a block or rejection: 'Motivo del bloqueo: …'. */
  reasons?: readonly { id: string; tone: Tone; text: ReactNode }[];
  /** A link to its details or invoice, or a message if there is none. */
  link?: ReactNode;
}

export interface OrderTimelineProps extends RootProps {
  /** The accessible name of the list: 'Seguimiento del pedido 4500012345'. */
  label: string;
  /** The events of the order, in reading order. */
  entries: ReadonlyArray<OrderTimelineEntry>;
  /** The label of the current entry: 'Estado actual'. */
  currentLabel: string;
  /** The upcoming steps, in order: 'Facturado', 'Despachado'. */
  upcoming?: ReadonlyArray<string>;
  /** The screen-reader label of each upcoming step: 'Por venir'. */
  upcomingLabel?: string;
}

/** The events of an order, one after another (spec 2, timeline). */
export const OrderTimeline = forwardRef<HTMLOListElement, OrderTimelineProps>(
  function OrderTimeline(
    { label, entries, currentLabel, upcoming = [], upcomingLabel, className, ...rest },
    ref,
  ) {
    return (
      <ol ref={ref} {...rest} className={className} aria-label={label}>
        {entries.map((entry) => (
          <TimelineEntry key={entry.id} {...entry} currentLabel={currentLabel} />
        ))}
        {upcoming.map((title) => (
          <UpcomingStep key={title} title={title} label={upcomingLabel} />
        ))}
      </ol>
    );
  },
);

/** The icons of the marks, so that the status does not depend on color alone. */
const markIcons: Partial<Record<Tone, ReactNode>> = {
  success: <Check strokeWidth={4} />,
  danger: <X strokeWidth={4} />,
  locked: <Lock strokeWidth={3} />,
};

/** Returns the tone of a mark. A past step is shown as done, regardless of its tone while it was current. */
const getMarkTone = (tone: Tone, isOpen: boolean): Tone =>
  isOpen || tone === 'danger' || tone === 'locked' ? tone : 'success';

/** A ring marks the current step, a filled disc with an icon a past one. */
const markClasses = cva(
  'mt-1 flex size-5 shrink-0 items-center justify-center rounded-full text-ui-surface forced-colors:border [&_svg]:size-3',
  {
    variants: {
      tone: {
        neutral: 'bg-ui-line-strong',
        primary: 'border-4 border-ui-accent bg-ui-surface',
        info: 'border-4 border-ui-info bg-ui-surface',
        success: 'bg-ui-success',
        warning: 'border-4 border-ui-warning bg-ui-surface',
        danger: 'bg-ui-danger',
        locked: 'bg-ui-locked',
      },
      current: { true: 'ring-2 ring-ui-accent ring-offset-1 ring-offset-ui-surface', false: '' },
    },
  },
);

const titleClasses = cva('min-w-0 wrap-break-word', {
  variants: { current: { true: 'font-bold', false: 'font-semibold' } },
});

const TimelineEntry = ({
  title,
  tone,
  date,
  time,
  isCurrent = false,
  isPending = false,
  facts = [],
  reasons = [],
  link,
  currentLabel,
}: OrderTimelineEntry & { currentLabel: string }) => {
  const markTone = getMarkTone(tone, isCurrent || isPending);
  return (
    <li aria-current={isCurrent ? 'step' : undefined} className="group flex gap-3">
      <div className="flex w-6 shrink-0 flex-col items-center">
        <span className={markClasses({ tone: markTone, current: isCurrent })}>
          {markIcons[markTone]}
        </span>
        <span className="mt-1 w-0.5 grow bg-ui-line group-last:hidden" />
      </div>
      <div className="@container flex min-w-0 flex-1 flex-col gap-2 pb-6 group-last:pb-0">
        <div>
          <p className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
            <span className={titleClasses({ current: isCurrent })}>{title}</span>
            {isCurrent && (
              <span className="rounded-full bg-ui-primary-soft px-2 py-0.5 text-xs font-bold text-ui-primary-ink">
                {currentLabel}
              </span>
            )}
          </p>
          <p translate="no" className="text-sm text-ui-ink-soft tabular-nums">
            {time === undefined ? date : `${date} · ${time}`}
          </p>
        </div>
        {reasons.map((reason) => (
          <div key={reason.id} className="flex gap-2 text-sm">
            <ToneIcon
              tone={reason.tone}
              className={cn('mt-0.5 size-4 shrink-0', inkToneClasses[reason.tone])}
            />
            <div className="min-w-0">{reason.text}</div>
          </div>
        ))}
        {facts.length > 0 && (
          <DescriptionList
            facts={facts}
            className="max-w-lg @max-2xs:grid-cols-1 @sm:grid-cols-3"
          />
        )}
        {link && <div className="text-sm text-ui-ink-soft">{link}</div>}
      </div>
    </li>
  );
};

/** An upcoming step: a small hollow mark without a date. */
const UpcomingStep = ({ title, label }: { title: string; label: string | undefined }) => (
  <li className="group flex gap-3 text-ui-ink-soft">
    <div className="flex w-6 shrink-0 flex-col items-center">
      <span className="mt-1.5 size-3 shrink-0 rounded-full border-2 border-ui-line-strong bg-ui-surface" />
      <span className="mt-1 grow border-l-2 border-dotted border-ui-line-strong group-last:hidden" />
    </div>
    <p className="min-w-0 flex-1 pb-4 text-sm wrap-break-word group-last:pb-0">
      <span>{title}</span>
      {label !== undefined && <span className="sr-only">{` (${label})`}</span>}
    </p>
  </li>
);
