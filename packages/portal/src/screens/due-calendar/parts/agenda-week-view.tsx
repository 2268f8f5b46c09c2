import { type CalendarDate, formatMoney, formatTotals, type Money } from '@surtidor/domain';
import type { AgendaDay, AgendaWeek } from '@surtidor/domain/agenda';
import { inkToneClasses, Link, solidToneClasses } from '@surtidor/ui';
import { cva } from 'class-variance-authority';
import { useLocale } from '../../../platform/context/portal-context.tsx';
import { formatDate } from '../../../platform/format/format-date.ts';
import { useText } from '../../../platform/messages/text-context.tsx';
import type { LinkedEntry } from './agenda-entries.ts';

const formatDay = (day: CalendarDate, locale: string): string => {
  const weekdayFormat = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  return `${weekdayFormat.format(Date.parse(`${day}T00:00:00Z`))} ${Number(day.slice(8))}`;
};

export interface AgendaWeekViewProps {
  readonly week: AgendaWeek<LinkedEntry>;
  readonly today: CalendarDate;
  /** Scrolls today into view. */
  readonly shouldScrollToToday: boolean;
}

/** Renders a week with its totals, in seven columns on a wide screen. */
export const AgendaWeekView = ({ week, today, shouldScrollToToday }: AgendaWeekViewProps) => {
  const text = useText();
  const { days, totals, deliveryCount } = week;
  const [start, end] = [days[0]?.day ?? null, days.at(-1)?.day ?? null];
  return (
    <section className="overflow-hidden rounded-ui-lg border border-ui-line bg-ui-surface">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-b border-ui-line px-4 py-3">
        <h3 className="font-heading font-bold">
          {text('Week of {start} to {end}', {
            start: formatDate(start, text),
            end: formatDate(end, text),
          })}
        </h3>
        <p className="text-sm text-ui-ink-soft tabular-nums sm:ml-auto">
          <span>
            {totals.length === 0
              ? text('Nothing is due')
              : text('Due: {amount}', { amount: formatTotals(totals) })}
          </span>
          {deliveryCount > 0 && (
            <span>
              {` · ${deliveryCount === 1 ? text('1 delivery') : text('{count} deliveries', { count: deliveryCount })}`}
            </span>
          )}
        </p>
      </div>
      <ol className="grid lg:grid-cols-7 lg:divide-x lg:divide-ui-line">
        {days.map((day) => (
          <AgendaDayView
            key={day.day}
            day={day}
            today={today}
            shouldScrollToToday={shouldScrollToToday}
          />
        ))}
      </ol>
    </section>
  );
};

/** Renders an entry. The edge shows its status. An entry that is overdue or due today shows its age. */
const AgendaEntryView = ({ title, detail, amount, href, tone, age, payment }: LinkedEntry) => (
  <li className="flex gap-2 text-sm wrap-anywhere">
    <span
      className={`w-1 shrink-0 rounded-full forced-colors:bg-[CanvasText] ${solidToneClasses[tone]}`}
    />
    <div className="min-w-0">
      <Link href={href}>{title}</Link>
      {age && <p className={`font-semibold ${inkToneClasses[tone]}`}>{age}</p>}
      {payment && <p className={`font-semibold ${inkToneClasses.info}`}>{payment}</p>}
      {detail && <p className="text-ui-ink-soft">{detail}</p>}
      {amount && (
        <p translate="no" className="font-semibold tabular-nums">
          {formatMoney(amount)}
        </p>
      )}
    </div>
  </li>
);

interface AgendaDayViewProps extends Pick<AgendaWeekViewProps, 'today' | 'shouldScrollToToday'> {
  readonly day: AgendaDay<LinkedEntry>;
}

const dayClasses = cva('min-w-0 px-4 py-3 lg:min-h-28 lg:px-2', {
  variants: {
    empty: { true: 'max-lg:hidden', false: '' },
    isInRange: { true: '', false: 'bg-ui-sunken' },
  },
});

/** Scrolls the day into view after the page has settled, unless the user has scrolled. */
const scrollToCenter = (element: HTMLElement | null) => {
  const frame = requestAnimationFrame(() => {
    if (window.scrollY === 0) element?.scrollIntoView({ block: 'center' });
  });
  return () => cancelAnimationFrame(frame);
};

/** What is due on a day in one currency. */
const DayTotal = ({ total }: { readonly total: Money }) => {
  const text = useText();
  return (
    <p className="tabular-nums">
      <span className="sr-only">{text('Due: {amount}', { amount: formatMoney(total) })}</span>
      <span aria-hidden="true" translate="no">
        {formatMoney(total)}
      </span>
    </p>
  );
};

/** Renders a day with what is due on it, and its entries. */
const AgendaDayView = ({
  day: { day, isInRange, entries, totals },
  today,
  shouldScrollToToday,
}: AgendaDayViewProps) => (
  <li className={dayClasses({ empty: entries.length === 0 && day !== today, isInRange })}>
    <div className="flex flex-wrap items-baseline justify-between gap-x-2 text-sm font-semibold text-ui-ink-soft">
      <h4
        {...(day === today && shouldScrollToToday && { ref: scrollToCenter })}
        {...(day === today && { 'aria-current': 'date' })}
        className="aria-[current=date]:text-ui-primary-ink"
      >
        {formatDay(day, useLocale())}
      </h4>
      {totals.map((total) => (
        <DayTotal key={total.currency} total={total} />
      ))}
    </div>
    {entries.length > 0 && (
      <ul className="mt-1 flex flex-col gap-2">
        {entries.map((entry) => (
          <AgendaEntryView key={`${entry.kind} ${entry.id}`} {...entry} />
        ))}
      </ul>
    )}
  </li>
);
