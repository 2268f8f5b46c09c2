import {
  type AccountMonth,
  createCalendarDate,
  formatDate,
  selectionStatusOptions,
} from '@surtidor/domain';
import { ActiveFilters } from '@surtidor/ui';
import type { GetClassName } from '../../../features/accounts/use-class-names.ts';
import { overdueAgeLabels } from '../../../features/invoices/overdue-ages.ts';
import { type Text, useText } from '../../../platform/messages/text-context.tsx';
import { noPendingFilter, type PendingFilter } from '../pending-filter.ts';

export interface PendingChipsProps {
  readonly filter: PendingFilter;
  /** Returns the name of a document class. */
  readonly classOf: GetClassName;
  readonly onChange: (filter: PendingFilter) => void;
}

/** Formats a month as 'nov 2026'. */
const monthName = ({ year, month }: AccountMonth): string =>
  formatDate(createCalendarDate(year, month, 1)).replace(/^1 /, '');

const getValues = (filter: PendingFilter, classOf: GetClassName, text: Text) => {
  const { documentClasses, status, overdue, due, documentDate, month } = filter;
  const state = selectionStatusOptions.find((one) => one.status === status);
  return [
    {
      id: 'documentClasses',
      label: text('Document class'),
      value: documentClasses.map((grouping) => classOf({ grouping, documentClass: '' })).join(', '),
    },
    { id: 'status', label: text('State'), value: state && text(state.label) },
    {
      id: 'overdue',
      label: text('Overdue since'),
      value: overdue && text(overdueAgeLabels[overdue]),
    },
    {
      id: 'due',
      label: text('Due date'),
      value: due && `${formatDate(due.start)} – ${formatDate(due.end)}`,
    },
    {
      id: 'documentDate',
      label: text('Document date'),
      value: documentDate && formatDate(documentDate),
    },
    { id: 'month', label: text('Month and year'), value: month && monthName(month) },
  ] as const;
};

/** The active filters as chips. Removing a chip keeps the other filters (spec 2). */
export const PendingChips = ({ filter, classOf, onChange }: PendingChipsProps) => {
  const text = useText();
  const { number, sort } = filter;
  const values = getValues(filter, classOf, text);
  const remove = (id: string) => {
    const removed = values.find((one) => one.id === id);
    if (removed) onChange({ ...filter, [removed.id]: noPendingFilter[removed.id] });
  };
  return (
    <ActiveFilters
      filters={values}
      onRemove={remove}
      onClearAll={() => onChange({ ...noPendingFilter, number, sort })}
    />
  );
};
