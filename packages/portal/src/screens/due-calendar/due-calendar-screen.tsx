import { type DateRange, formatTotals, type Money } from '@surtidor/domain';
import {
  extendToFullWeeks,
  getAgendaRange,
  getAgendaWeeks,
  getEntriesInRange,
  getTotalsByCurrency,
  toIcs,
} from '@surtidor/domain/agenda';
import { ListFrame } from '@surtidor/ui';
import { isPartialList, PartialListNotices } from '../../features/lists/partial-list-notices.tsx';
import { PaymentsHub } from '../../features/payments-hub/payments-hub.tsx';
import { usePortal, useToday } from '../../platform/context/portal-context.tsx';
import { useText } from '../../platform/messages/text-context.tsx';
import { getAllPagesFrame, isLoadingPages } from '../../platform/remote/frame-state.ts';
import { AgendaTools } from './parts/agenda-tools.tsx';
import { AgendaWeekView } from './parts/agenda-week-view.tsx';
import { getDeliveriesFrame } from './parts/deliveries-frame.ts';
import { useAgenda } from './parts/use-agenda.ts';
import { useAgendaParams } from './parts/use-agenda-params.ts';
import '../../shared/messages/spanish/features/calendar.ts';

type Agenda = ReturnType<typeof useAgenda>;

/** Returns a function that saves the entries as a calendar file. */
function useCalendarFile(entries: Parameters<typeof toIcs>[0], range: DateRange): () => void {
  const text = useText();
  const { now, browser, deploymentOptions } = usePortal();
  return () => {
    const ics = toIcs(entries, {
      name: text('Due dates and deliveries'),
      product: deploymentOptions.product,
      now: now(),
    });
    const content = new Blob([ics], { type: 'text/calendar;charset=utf-8' });
    browser.saveFile(`vencimientos-${range.start}-${range.end}.ics`, content);
  };
}

/** Says which invoices or deliveries the calendar does not show. */
const PartialNotices = ({ invoices, orders }: Pick<Agenda, 'invoices' | 'orders'>) => (
  <>
    <PartialListNotices
      list={invoices}
      truncatedText="Only the first {count} invoices of this period are shown."
      malformedText="Some invoices could not be read."
    />
    <PartialListNotices
      list={orders}
      truncatedText="Only the deliveries of the {count} newest orders are shown."
      malformedText="Some orders could not be read and are not shown."
    />
  </>
);

const NoEntries = () => (
  <p className="rounded-ui-lg bg-ui-sunken px-4 py-6 text-center text-ui-ink-soft">
    {useText()('There are no due dates or deliveries on these days.')}
  </p>
);

interface AgendaTotalsProps {
  readonly totals: readonly Money[];
  readonly span: ReturnType<typeof useAgendaParams>['span'];
}

/** The total of the pending invoices, by currency; nothing without any. */
const AgendaTotals = ({ totals, span }: AgendaTotalsProps) => {
  const text = useText();
  if (totals.length === 0) return null;
  return (
    <p className="flex flex-wrap items-baseline gap-x-3">
      <span>{text(span === 'month' ? 'Pending in this month' : 'Pending in this week')}</span>
      <strong translate="no" className="font-heading text-xl tabular-nums">
        {formatTotals(totals)}
      </strong>
    </p>
  );
};

/** Shows due dates and deliveries by week or month, with totals and a calendar file. */
const DueCalendarScreen = () => {
  const text = useText();
  const today = useToday();
  const params = useAgendaParams(today);
  const range = getAgendaRange(params.span, params.day);
  const weeksRange = extendToFullWeeks(range);
  const { invoices, orders, entries } = useAgenda(weeksRange, today, params.station);
  const visibleEntries = getEntriesInRange(entries, weeksRange);
  const totals = getTotalsByCurrency(getEntriesInRange(entries, range));
  const saveCalendar = useCalendarFile(visibleEntries, weeksRange);
  const states = [invoices.state, orders.state];
  const isPartial = isPartialList(invoices) || isPartialList(orders);
  const isLoadingMore = states.some((state) => state.kind === 'ready' && state.more === 'loading');
  const invoicesFrame = getAllPagesFrame(invoices, text);
  const isAvailable = invoicesFrame.state === 'ready' || invoicesFrame.state === 'empty';
  // A month may have deliveries but no invoices, so the page waits for both.
  const frame = states.some(({ kind }) => kind === 'loading')
    ? ({ state: 'loading' } as const)
    : isAvailable
      ? ({ state: 'ready', refreshing: states.some(isLoadingPages) } as const)
      : invoicesFrame;
  return (
    <>
      <PaymentsHub
        page="due-calendar"
        title={text('Due calendar')}
        subtitle={text('Due dates and deliveries, day by day.')}
      />
      <AgendaTools
        params={params}
        today={today}
        {...(visibleEntries.length > 0 && !isLoadingMore && { onSave: saveCalendar })}
      />
      <ListFrame {...frame}>
        <ListFrame {...getDeliveriesFrame(orders, text)}>
          <div className="flex flex-col gap-4">
            <PartialNotices {...{ invoices, orders }} />
            {visibleEntries.length === 0 ? (
              !isPartial && <NoEntries />
            ) : (
              <>
                <AgendaTotals totals={totals} span={params.span} />
                {getAgendaWeeks(entries, range).map((week) => (
                  <AgendaWeekView
                    key={week.days[0]?.day}
                    week={week}
                    today={today}
                    // Above an incomplete calendar is a notice, which stays in view.
                    shouldScrollToToday={params.day === today && !isPartial}
                  />
                ))}
              </>
            )}
          </div>
        </ListFrame>
      </ListFrame>
    </>
  );
};

export default DueCalendarScreen;
