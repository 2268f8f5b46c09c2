import type { Text } from '../../platform/messages/text-context.tsx';
import type { PortalMessageKey } from '../../shared/messages/es.ts';
import '../../shared/messages/spanish/lists.ts';

/** The order of a list. */
export interface ListSort<Sort extends string> {
  readonly value: Sort;
  readonly labels: Readonly<Record<Sort, PortalMessageKey>>;
  readonly onChange: (sort: Sort) => void;
}

/** Returns the props of a field that selects the order of a list. */
export const getSortField = <Sort extends string>(
  { value, labels, onChange }: ListSort<Sort>,
  text: Text,
) => ({
  label: text('Sort by'),
  value,
  options: Object.entries<PortalMessageKey>(labels).map(([option, label]) => ({
    value: option,
    label: text(label),
  })),
  onValueChange: (option: string) => {
    const isSort = (name: string): name is Sort => Object.hasOwn(labels, name);
    if (isSort(option)) onChange(option);
  },
});
