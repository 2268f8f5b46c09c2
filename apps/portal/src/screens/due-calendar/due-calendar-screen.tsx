import {
  extendToFullWeeks,
  formatMoney,
  getAgendaRange,
  getAgendaWeeks,
  getEntriesInRange,
  getToday,
  getTotalsByCurrency,
  toIcs,
} from '@surtidor/domain';
import { Alert, ListFrame } from '@surtidor/ui';
import { PaymentsHub } from '../../features/payments-hub/payments-hub.tsx';
import { usePortal, useVariant } from '../../platform/context/portal-context.tsx';
import { useText } from '../../platform/messages/text-context.tsx';
import { getFrame } from '../../platform/remote/frame-state.ts';
import { AgendaTools } from './parts/agenda-tools.tsx';
import { AgendaWeekView } from './parts/agenda-week-view.tsx';
import { useAgenda } from './parts/use-agenda.ts';
import { useAgendaParams } from './parts/use-agenda-params.ts';

/** Shows due dates and deliveries by week or month, with totals and a calendar file. */
export const DueCalendarScreen = () => {
  const text = useText();
  const { now, browser, deploymentOptions } = usePortal();
  const today = getToday(useVariant().timeZone, now());
  const params = useAgendaParams(today);
  const range = getAgendaRange(params.span, params.day);
  const weeksRange = extendToFullWeeks(range);
  const { invoices, entries, deliveriesFailed, isComplete, truncatedCount } = useAgenda(
    weeksRange,
    today,
    params.station,
  );
  const visibleEntries = getEntriesInRange(entries, weeksRange);
  const totals = getTotalsByCurrency(getEntriesInRange(entries, range));
  const { state } = invoices;
  const calendarName = text('Due dates and deliveries');
  const saveCalendar = () => {
    const ics = toIcs(visibleEntries, {
      name: calendarName,
      product: deploymentOptions.product,
      now: now(),
    });
    const content = new Blob([ics], { type: 'text/calendar;charset=utf-8' });
    browser.saveFile(`vencimientos-${weeksRange.start}-${weeksRange.end}.ics`, content);
  };
  // A month may have deliveries but no invoices, so the page waits for both.
  const isAvailable = state.kind === 'ready' || state.kind === 'empty';
  const frame = !isComplete
    ? ({ state: 'loading' } as const)
    : isAvailable
      ? ({ state: 'ready', refreshing: state.kind === 'ready' && state.refreshing } as const)
      : getFrame(state, invoices.retry, text);
  return (
    <>
      <PaymentsHub
        section="calendar"
        title={text('Due calendar')}
        subtitle={text('Due dates and deliveries, day by day.')}
      />
      <AgendaTools
        params={params}
        today={today}
        {...(visibleEntries.length > 0 && { onSave: saveCalendar })}
      />
      <ListFrame {...frame} emptyTitle={text('Data not found')}>
        <div className="flex flex-col gap-4">
          {deliveriesFailed && (
            <Alert tone="warning">{text('Expected deliveries could not be loaded.')}</Alert>
          )}
          {truncatedCount !== null && (
            <Alert tone="info">
              {text('Only the first {count} invoices of this period are shown.', {
                count: truncatedCount,
              })}
            </Alert>
          )}
          {visibleEntries.length === 0 ? (
            <p className="rounded-lg bg-sunken px-4 py-6 text-center text-ink-soft">
              {text('There are no due dates or deliveries on these days.')}
            </p>
          ) : (
            <>
              {totals.length > 0 && (
                <p className="flex flex-wrap items-baseline gap-x-3">
                  {text(params.span === 'month' ? 'Pending in this month' : 'Pending in this week')}
                  <strong className="font-heading text-xl tabular-nums">
                    {totals.map(formatMoney).join(' + ')}
                  </strong>
                </p>
              )}
              {getAgendaWeeks(entries, range).map((week) => (
                <AgendaWeekView
                  key={week.days[0]?.day}
                  week={week}
                  today={today}
                  shouldScrollToToday={params.day === today}
                />
              ))}
            </>
          )}
        </div>
      </ListFrame>
    </>
  );
};
