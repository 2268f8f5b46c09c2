import {
  type AccountFilter,
  type DateRange,
  formatDate,
  selectedDocumentClasses,
  shortMonths,
} from '@surtidor/domain';
import type { ActiveFilter } from '@surtidor/ui';
import type { Text } from '../../platform/messages/text-context.tsx';
import type { ClassName } from './use-class-names.ts';

/** The active filters as clearable chips; the number is in the search field. */
export function accountChips(
  { documentClasses, documentDates, dueDates, month }: AccountFilter,
  classOf: ClassName,
  text: Text,
): readonly (ActiveFilter & { readonly id: keyof AccountFilter })[] {
  const range = (dates: DateRange | undefined) =>
    dates &&
    text('{start} to {end}', { start: formatDate(dates.start), end: formatDate(dates.end) });
  const classes = selectedDocumentClasses(documentClasses ?? []);
  const names = classes.map((grouping) => classOf({ grouping, documentClass: '' }));
  return [
    { id: 'month', label: text('Month'), value: month && monthName(month) },
    { id: 'documentClasses', label: text('Document class'), value: names.join(', ') },
    { id: 'documentDates', label: text('Document date'), value: range(documentDates) },
    { id: 'dueDates', label: text('Expiration date'), value: range(dueDates) },
  ];
}

const monthName = ({ year, month }: NonNullable<AccountFilter['month']>) =>
  `${shortMonths[month - 1]} ${year}`;
