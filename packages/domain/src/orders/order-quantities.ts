import { compareText } from '../shared/compare-text.ts';
import { type CalendarDate, startOfMonth } from '../shared/index.ts';
import { getStationLabel } from './order-filter.ts';
import { getOrderStatus, isRejectedOrder } from './status.ts';
import type { Order, OrderLine, StatusSixOption } from './types.ts';

/** A quantity in thousandths of its unit, which are whole numbers, such as 2.500.500 thousandths of 'GLN'. */
export interface Quantity {
  readonly thousandths: number;
  /** The backend's unit, such as 'GLN' for gallons; empty if unknown. */
  readonly unit: string;
}

/** What was ordered of one product, for one station, in one month. */
export interface QuantityRow {
  /** The first day of the month in which the orders were requested; null if unknown. */
  readonly month: CalendarDate | null;
  readonly stationCode: string;
  readonly stationName: string;
  readonly productCode: string;
  readonly productName: string;
  readonly quantity: Quantity;
}

/** A part of what was ordered, with one quantity for each unit. */
export interface QuantityPart {
  readonly key: string;
  readonly totals: readonly Quantity[];
}

/** What was ordered, by product, station and month. */
export interface OrderQuantities {
  /** In the order of months (newest first), stations and products. */
  readonly rows: readonly QuantityRow[];
  readonly totals: readonly Quantity[];
  /** The parts of each division add up to the totals. */
  readonly products: readonly QuantityPart[];
  readonly stations: readonly QuantityPart[];
  /** Newest first. The key is the first day of the month; empty if unknown. */
  readonly months: readonly QuantityPart[];
  /** The number of products without a readable quantity, which are not in the rows. */
  readonly unreadableCount: number;
}

const thousandthsPerUnit = 1000;

/** Quantities are added as whole thousandths, because decimal fractions do not add up exactly. */
const toThousandths = (quantity: number): number => Math.round(quantity * thousandthsPerUnit);

const isCounted = (order: Order, statusSix: StatusSixOption): boolean =>
  !isRejectedOrder(order, statusSix) && getOrderStatus(order.statusCode, statusSix) !== 'deleted';

const createRow = (order: Order, line: OrderLine, quantity: number): QuantityRow => ({
  month: order.orderDate && startOfMonth(order.orderDate),
  stationCode: order.destinationCode,
  stationName: order.destinationName,
  productCode: line.productCode,
  productName: line.description || line.productCode,
  quantity: { thousandths: toThousandths(quantity), unit: line.unit.trim().toUpperCase() },
});

const getRowKey = ({
  month,
  stationCode,
  stationName,
  productCode,
  productName,
  quantity,
}: QuantityRow) =>
  JSON.stringify([month, stationCode || stationName, productCode || productName, quantity.unit]);

const addQuantity = (row: QuantityRow, { thousandths, unit }: Quantity): QuantityRow => ({
  ...row,
  quantity: { thousandths: row.quantity.thousandths + thousandths, unit },
});

const compareRows = (one: QuantityRow, other: QuantityRow): number =>
  compareText(other.month ?? '', one.month ?? '') ||
  compareText(one.stationName, other.stationName) ||
  compareText(one.productName, other.productName) ||
  compareText(one.quantity.unit, other.quantity.unit);

/** Adds quantities: one total for each unit, in the order of the units. */
function sumByUnit(quantities: readonly Quantity[]): readonly Quantity[] {
  const totals = new Map<string, number>();
  for (const { thousandths, unit } of quantities)
    totals.set(unit, (totals.get(unit) ?? 0) + thousandths);
  return [...totals]
    .map(([unit, thousandths]) => ({ unit, thousandths }))
    .sort((one, other) => compareText(one.unit, other.unit));
}

/** Divides the rows by a key, in the order in which the keys appear. */
function divideRows(
  rows: readonly QuantityRow[],
  getKey: (row: QuantityRow) => string,
): readonly QuantityPart[] {
  const quantities = new Map<string, Quantity[]>();
  for (const row of rows) {
    const key = getKey(row);
    quantities.set(key, [...(quantities.get(key) ?? []), row.quantity]);
  }
  return [...quantities].map(([key, some]) => ({ key, totals: sumByUnit(some) }));
}

const sortParts = (parts: readonly QuantityPart[]): readonly QuantityPart[] =>
  [...parts].sort((one, other) => compareText(one.key, other.key));

/**
 * Adds up what was ordered, by product, station and month of the request. Rejected and deleted orders are not counted, and
 * different units are never added.
 */
export function getOrderQuantities(
  orders: readonly Order[],
  statusSix: StatusSixOption,
): OrderQuantities {
  const rows = new Map<string, QuantityRow>();
  let unreadableCount = 0;
  for (const order of orders.filter((one) => isCounted(one, statusSix)))
    for (const line of order.lines) {
      if (line.quantity === null) {
        unreadableCount += 1;
        continue;
      }
      const row = createRow(order, line, line.quantity);
      const existing = rows.get(getRowKey(row));
      rows.set(getRowKey(row), existing ? addQuantity(existing, row.quantity) : row);
    }
  const sorted = [...rows.values()].sort(compareRows);
  const getStation = ({ stationCode, stationName }: QuantityRow) =>
    getStationLabel(stationCode, stationName);
  return {
    rows: sorted,
    totals: sumByUnit(sorted.map(({ quantity }) => quantity)),
    products: sortParts(divideRows(sorted, ({ productName }) => productName)),
    stations: sortParts(divideRows(sorted, getStation)),
    months: divideRows(sorted, ({ month }) => month ?? ''),
    unreadableCount,
  };
}
