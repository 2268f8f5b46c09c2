import { type CalendarDate, getDateParts } from '@surtidor/domain';
import { getAgendaRange, shiftAgenda } from '@surtidor/domain/agenda';
import { Button, IconButton, SegmentedControl } from '@surtidor/ui';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Download from 'lucide-react/icons/download';
import { useLocale } from '../../../platform/context/portal-context.tsx';
import { formatDate } from '../../../platform/format/format-date.ts';
import { type Text, useText } from '../../../platform/messages/text-context.tsx';
import type { AgendaParamsState } from './use-agenda-params.ts';

/** Formats the shown days, such as 'noviembre de 2026' or '16 nov 2026 – 22 nov 2026'. */
function formatPeriod(
  { span, day }: Pick<AgendaParamsState, 'span' | 'day'>,
  locale: string,
  text: Text,
): string {
  const { year, month } = getDateParts(day);
  if (span === 'month') {
    const options = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
    return new Intl.DateTimeFormat(locale, options).format(Date.UTC(year, month - 1, 1));
  }
  const { start, end } = getAgendaRange(span, day);
  return `${formatDate(start, text)} – ${formatDate(end, text)}`;
}

export interface AgendaToolsProps {
  readonly params: AgendaParamsState;
  readonly today: CalendarDate;
  /** Saves the shown days as a calendar file; absent if there are no entries. */
  readonly onSave?: () => void;
}

/** Renders the controls of the calendar: span, previous, next, today and the calendar file. */
export const AgendaTools = ({ params, today, onSave }: AgendaToolsProps) => {
  const text = useText();
  const locale = useLocale();
  const { span, day, showPeriod } = params;
  const move = (steps: number) => showPeriod(span, shiftAgenda(span, day, steps));
  return (
    <div className="mb-4 flex flex-wrap items-center gap-3 print:hidden">
      <SegmentedControl
        label={text('Calendar period')}
        options={[
          { value: 'month', label: text('Month') },
          { value: 'week', label: text('Week') },
        ]}
        value={span}
        onValueChange={(next) => showPeriod(next, day)}
      />
      {/* On a phone, the days and the file are above the other controls. */}
      <div className="flex items-center gap-1 max-sm:-order-1">
        <IconButton label={text('Previous')} onClick={() => move(-1)}>
          <ChevronLeft />
        </IconButton>
        <h2
          aria-live="polite"
          className="min-w-44 text-center font-heading text-lg font-bold first-letter:uppercase"
        >
          {formatPeriod(params, locale, text)}
        </h2>
        <IconButton label={text('Next')} onClick={() => move(1)}>
          <ChevronRight />
        </IconButton>
      </div>
      <Button variant="quiet" size="sm" onClick={() => showPeriod(span, today)}>
        {text('Back to today')}
      </Button>
      {onSave && (
        <Button
          variant="secondary"
          className="ml-auto max-sm:-order-1"
          icon={<Download className="size-5" />}
          onClick={onSave}
        >
          <span className="max-lg:sr-only">{text('Calendar file (.ics)')}</span>
        </Button>
      )}
    </div>
  );
};
