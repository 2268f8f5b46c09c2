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
import { defaultPendingFilter, type PendingFilter } from '../pending-filter.ts';

export interface PendingChipsProps {
  readonly filter: PendingFilter;
  /** Returns the name of a document class. */
  readonly getClassName: GetClassName;
  readonly onChange: (filter: PendingFilter) => void;
}

/** Formats a month as 'nov 2026'. */
const formatMonth = ({ year, month }: AccountMonth): string =>
  formatDate(createCalendarDate(year, month, 1)).replace(/^1 /, '');

const getActiveFilters = (filter: PendingFilter, getClassName: GetClassName, text: Text) => {
  const { documentClasses, status, overdue, due, documentDate, month } = filter;
  const statusOption = selectionStatusOptions.find((option) => option.status === status);
  return [
    {
      id: 'documentClasses',
      label: text('Document class'),
      value: documentClasses
        .map((grouping) => getClassName({ grouping, documentClass: '' }))
        .join(', '),
    },
    { id: 'status', label: text('State'), value: statusOption && text(statusOption.label) },
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
    { id: 'month', label: text('Month and year'), value: month && formatMonth(month) },
  ] as const;
};

/** The active filters as chips. Removing a chip keeps the other filters (spec 2). */
export const PendingChips = ({ filter, getClassName, onChange }: PendingChipsProps) => {
  const text = useText();
  const { number, sort } = filter;
  const filters = getActiveFilters(filter, getClassName, text);
  const handleRemove = (id: string) => {
    const removedFilter = filters.find((candidate) => candidate.id === id);
    if (removedFilter)
      onChange({ ...filter, [removedFilter.id]: defaultPendingFilter[removedFilter.id] });
  };
  return (
    <ActiveFilters
      filters={filters}
      onRemove={handleRemove}
      onClearAll={() => onChange({ ...defaultPendingFilter, number, sort })}
    />
  );
};
