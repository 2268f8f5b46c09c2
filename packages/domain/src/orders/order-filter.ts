import type {
  OrderFilter,
  OrderFilterChip,
  OrderFilterField,
  OrderFilterOption,
  OrderFilterOptions,
} from './types.ts';

/** The seven fields, in panel order (spec 2). */
export const orderFilterFields = [
  'number',
  'status',
  'station',
  'plant',
  'orderDate',
  'deliveryDate',
  'sortBy',
] as const satisfies readonly OrderFilterField[];

/** Value of the option 'all' (spec 2: status and station). */
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

/** The applied values: trimmed, with 'all' as empty (spec 2). */
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

/** A removable chip per active filter, in panel order (spec 2). */
export const orderFilterChips = (
  filter: OrderFilter,
  options: OrderFilterOptions,
): readonly OrderFilterChip[] =>
  activeOrderFields(filter).map((field) => {
    const value = plainValue(filter[field]);
    const named = getOptions(field, options)?.find(({ id }) => id === value);
    return { field, value, label: named?.name ?? value };
  });

/** Clears the value of a removed chip (spec 2). */
export const clearOrderField = (filter: OrderFilter, field: OrderFilterField): OrderFilter =>
  appliedOrderFilter({ ...filter, [field]: '' });

/** The label of a station: 'id - name' (spec 2). */
export const stationLabel = (code: string, name: string): string =>
  [code.trim(), name.trim()].filter((part) => part !== '').join(' - ');

/** The station options: the person's stations, then those that only occur in orders, such as closed ones. */
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
  const trimmedValue = value.trim();
  return trimmedValue === allOrders ? '' : trimmedValue;
};

const getOptions = (
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
