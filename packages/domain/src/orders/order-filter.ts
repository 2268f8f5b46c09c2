/** The seven fields, in panel order (spec 2). */
export const orderFilterFields = [
  'number',
  'status',
  'station',
  'plant',
  'orderDate',
  'deliveryDate',
  'sortBy',
] as const;

/** One of the seven fields of the orders filter (spec 2). */
export type OrderFilterField = (typeof orderFilterFields)[number];

/** The seven values of the orders filter; a value is empty if it is not set (spec 2). */
export type OrderFilter = Readonly<Record<OrderFilterField, string>>;

/** The value of the option 'all' of status and station (spec 2). */
const allOrdersOption = 'all';

const mapFields = (getValue: (field: OrderFilterField) => string): OrderFilter =>
  // The entries are exactly the fields.
  Object.fromEntries(orderFilterFields.map((field) => [field, getValue(field)])) as OrderFilter;

/** The empty filter. */
export const emptyOrderFilter: OrderFilter = mapFields(() => '');

/** Trims the values and replaces 'all' with an empty string (spec 2). */
export const normalizeOrderFilter = (filter: OrderFilter): OrderFilter =>
  mapFields((field) => normalizeValue(filter[field]));

/** Clears the value of a removed chip (spec 2). */
export const clearOrderField = (filter: OrderFilter, field: OrderFilterField): OrderFilter =>
  normalizeOrderFilter({ ...filter, [field]: '' });

/** Returns the label of a station: 'id - name' (spec 2). */
export const getStationLabel = (code: string, name: string): string =>
  [code.trim(), name.trim()].filter((part) => part !== '').join(' - ');

const normalizeValue = (value: string): string => {
  const trimmedValue = value.trim();
  return trimmedValue === allOrdersOption ? '' : trimmedValue;
};
