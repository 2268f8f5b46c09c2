import type {
  OrderFilter,
  OrderFilterChip,
  OrderFilterField,
  OrderFilterOption,
  OrderFilterOptions,
} from './types.ts';

/** The seven values, in the order in which the panel shows them (spec 2). */
export const orderFilterFields = [
  'number',
  'status',
  'station',
  'plant',
  'orderDate',
  'deliveryDate',
  'sortBy',
] as const satisfies readonly OrderFilterField[];

/** Value of the option that filters nothing out (spec 2: status and station). */
export const allOrders = 'all';

/** No filter at all. */
export const emptyOrderFilter: OrderFilter = {
  number: '',
  status: '',
  station: '',
  plant: '',
  orderDate: '',
  deliveryDate: '',
  sortBy: '',
};

/** All seven values as they are applied: trimmed, and 'all' as no value (spec 2). */
export const appliedOrderFilter = (filter: OrderFilter): OrderFilter => ({
  number: plainValue(filter.number),
  status: plainValue(filter.status),
  station: plainValue(filter.station),
  plant: plainValue(filter.plant),
  orderDate: plainValue(filter.orderDate),
  deliveryDate: plainValue(filter.deliveryDate),
  sortBy: plainValue(filter.sortBy),
});

/** A filter is active only with a value (spec 2). */
export const activeOrderFields = (filter: OrderFilter): readonly OrderFilterField[] =>
  orderFilterFields.filter((field) => plainValue(filter[field]) !== '');

/** One removable chip for each active filter, in the panel's order (spec 2). */
export const orderFilterChips = (
  filter: OrderFilter,
  options: OrderFilterOptions,
): readonly OrderFilterChip[] =>
  activeOrderFields(filter).map((field) => {
    const value = plainValue(filter[field]);
    const named = optionsOf(field, options)?.find(({ id }) => id === value);
    return { field, value, label: named?.name ?? value };
  });

/** The filter after a chip was removed: that value is cleared, and it is applied again (spec 2). */
export const clearOrderField = (filter: OrderFilter, field: OrderFilterField): OrderFilter =>
  appliedOrderFilter({ ...filter, [field]: '' });

/** A service station as the filter names it: 'id - name' (spec 2). */
export const stationLabel = (code: string, name: string): string =>
  [code.trim(), name.trim()].filter((part) => part !== '').join(' - ');

/**
 * The stations a filter offers: every one of the person's, then those that only occur in orders, as
 * stations that were closed do.
 */
export const stationOptions = (
  stations: readonly { readonly code: string; readonly name: string }[],
  ofOrders: readonly OrderFilterOption[],
): readonly OrderFilterOption[] => {
  const known = new Set(stations.map(({ code }) => code));
  return [
    ...stations.map(({ code, name }) => ({ id: code, name: stationLabel(code, name) })),
    ...ofOrders.filter(({ id }) => !known.has(id)),
  ];
};

const plainValue = (value: string): string => {
  const plain = value.trim();
  return plain === allOrders ? '' : plain;
};

const optionsOf = (
  field: OrderFilterField,
  options: OrderFilterOptions,
): readonly OrderFilterOption[] | undefined => {
  const lists: Partial<Record<OrderFilterField, readonly OrderFilterOption[]>> = {
    status: options.statuses,
    station: options.stations,
    plant: options.plants,
    sortBy: options.sorts,
  };
  return lists[field];
};
