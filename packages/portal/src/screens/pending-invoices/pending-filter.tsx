import { type InvoiceSort, invoiceSorts } from '@surtidor/data';
import { addDays, type CalendarDate, type DateRange } from '@surtidor/domain';
import {
  cleanNumberFilter,
  getOverdueDates,
  type InvoiceFilter,
  type OverdueBar,
  overdueColumnKeys,
  selectionStatusOptions,
} from '@surtidor/domain/invoices';
import { parseStationCode, stationParameter } from '@surtidor/domain/session';
import { MonthPicker } from '@surtidor/ui';
import { documentClassCondition } from '../../features/accounts/document-class-field.tsx';
import { overdueAgeLabels, overdueParameter } from '../../features/invoices/overdue-ages.ts';
import { dateInput } from '../../features/lists/filters/date-input.tsx';
import {
  choiceInput,
  type FilterDefinition,
  type FilterFieldProps,
  formatMonth,
  rangeInput,
  toolbarValue,
} from '../../features/lists/filters/filter-definition.tsx';
import {
  choiceParam,
  cleanParam,
  createFilterCodec,
  dateParam,
  monthParam,
  optionalParam,
  rangeParam,
  textParam,
} from '../../features/lists/parameters.ts';
import { useToday } from '../../platform/context/portal-context.tsx';

/** The filter and sort of the pending invoices, stored in the search params. */
export interface PendingFilter extends Omit<InvoiceFilter, 'dueFrom' | 'dueTo'> {
  /** The range of due dates, until yesterday at the latest (spec 5). */
  readonly due?: DateRange | undefined;
  /** An age group of the overdue chart, relative to today. Excludes `due`. */
  readonly overdue?: OverdueBar['key'] | undefined;
  readonly sort: InvoiceSort;
}

const statuses = selectionStatusOptions.map(({ status }) => status);

/** By document, by selection, by document date, and by month and year (spec 2). */
export const pendingFilter: FilterDefinition<PendingFilter> = {
  number: toolbarValue(optionalParam(cleanParam(textParam('q'), cleanNumberFilter))),
  documentClasses: documentClassCondition,
  status: {
    ...choiceParam('status', statuses, undefined),
    label: 'State',
    ...choiceInput({
      choices: selectionStatusOptions.map(({ status, label }) => ({ value: status, label })),
      unset: undefined,
      unsetLabel: 'Any',
    }),
  },
  overdue: {
    ...choiceParam(overdueParameter, overdueColumnKeys, undefined),
    label: 'Overdue since',
    ...choiceInput({
      choices: overdueColumnKeys.map((age) => ({ value: age, label: overdueAgeLabels[age] })),
      unset: undefined,
      unsetLabel: 'Any',
    }),
    excludes: 'due',
  },
  due: {
    ...rangeParam('from', 'to', undefined),
    label: 'Due date',
    ...rangeInput((today) => ({ max: addDays(today, -1) })),
    excludes: 'overdue',
  },
  documentDate: {
    ...dateParam('date', undefined),
    label: 'Document date',
    ...dateInput(undefined, (today) => ({ max: today })),
  },
  month: {
    ...monthParam('month'),
    label: 'Month and year',
    format: formatMonth,
    renderField: (field) => <MonthField {...field} />,
  },
  // The station applies to the whole portal, so lists do not write it.
  station: toolbarValue({
    read: (searchParams) => parseStationCode(searchParams.get(stationParameter)) ?? undefined,
    write: () => ({}),
  }),
  sort: toolbarValue(choiceParam('sort', invoiceSorts, 'due')),
};

const MonthField = ({ label, value, onChange }: FilterFieldProps<PendingFilter['month']>) => (
  <MonthPicker
    label={label}
    value={value ?? null}
    today={useToday()}
    onValueChange={(month) => onChange(month ?? undefined)}
  />
);

/** Reads and writes the filter in the search params. Ignores invalid values. */
export const pendingCodec = cleanParam(createFilterCodec<PendingFilter>(pendingFilter), (filter) =>
  filter.due ? { ...filter, overdue: undefined } : filter,
);

/** Converts the filter to the variables of the request; those of the backend's filter are the same. */
export const getInvoiceFilter = (
  { due, overdue, sort: _, ...conditions }: PendingFilter,
  today: CalendarDate,
): InvoiceFilter => ({
  ...conditions,
  ...(due && { dueFrom: due.start, dueTo: due.end }),
  ...(overdue && getOverdueDates(overdue, today)),
});
