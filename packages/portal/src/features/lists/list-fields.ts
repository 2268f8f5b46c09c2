import { type CalendarDate, formatMoney, type Money } from '@surtidor/domain';
import type { Fact } from '@surtidor/ui';
import { formatDate } from '../../platform/format/format-date.ts';
import type { Text } from '../../platform/messages/text-context.tsx';
import type { PortalMessageKey } from '../../shared/messages/es.ts';
import {
  type Cell,
  createAmountCell,
  createDayCell,
  createTextCell,
  type SheetColumn,
} from '../table-files/sheet.ts';

/** A field of a list's rows. The cards, the table and the export of a list share its fields. */
export interface ListField<Row> {
  readonly label: PortalMessageKey;
  /** Formats the value for the screen; empty if there is none. */
  readonly format: (row: Row, text: Text) => string;
  /** Returns the exported value. */
  readonly getCell: (row: Row) => Cell;
  /** The width of the exported column, in characters. */
  readonly width: number;
}

/** Creates a text field. */
export const textField = <Row>(
  label: PortalMessageKey,
  width: number,
  getValue: (row: Row) => string,
): ListField<Row> => ({
  label,
  width,
  format: getValue,
  getCell: (row) => createTextCell(getValue(row)),
});

/** Creates a date field. */
export const dateField = <Row>(
  label: PortalMessageKey,
  getDate: (row: Row) => CalendarDate | null,
): ListField<Row> => ({
  label,
  width: 14,
  format: (row, text) => formatDate(getDate(row), text),
  getCell: (row) => createDayCell(getDate(row)),
});

/** Creates an amount field. */
export const amountField = <Row>(
  label: PortalMessageKey,
  getAmount: (row: Row) => Money,
): ListField<Row> => ({
  label,
  width: 18,
  format: (row) => formatMoney(getAmount(row)),
  getCell: (row) => createAmountCell(getAmount(row)),
});

/** Returns the fields as the facts of a card, without empty ones. */
export const getFacts = <Row>(
  fields: readonly ListField<Row>[],
  row: Row,
  text: Text,
): readonly Fact[] =>
  fields
    .map(({ label, format }) => ({ label: text(label), value: format(row, text) }))
    .filter(({ value }) => value !== '');

/** Returns the heading and the cells of a table column. */
export const createTableColumn = <Row>({ label, format }: ListField<Row>, text: Text) => ({
  header: text(label),
  cell: (row: Row) => format(row, text),
});

/** Returns the fields as the columns of an exported sheet. */
export const createSheetColumns = <Row>(
  fields: readonly ListField<Row>[],
  text: Text,
): readonly SheetColumn<Row>[] =>
  fields.map(({ label, width, getCell }) => ({ title: text(label), width, cell: getCell }));
