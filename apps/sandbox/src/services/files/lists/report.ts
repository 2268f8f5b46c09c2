import type { Currency } from '@surtidor/domain/vocabulary';
import { formatAmount, formatDay } from '../format.ts';
import { toClientParty, toIssuerParty } from '../parties.ts';
import type { PdfDocument, PdfFact } from '../pdf/pdf-document.ts';
import type { PrintContext } from '../print-context.ts';
import {
  type Cell,
  createAmountCell,
  createDateCell,
  createIntegerCell,
  createTextCell,
  type Sheet,
} from '../xlsx/sheet.ts';

/** A list of the portal that is exported as a PDF or a workbook. */
export interface Report {
  readonly title: string;
  readonly facts: readonly PdfFact[];
  readonly columns: readonly ReportColumn[];
  readonly rows: readonly ReportRow[];
  readonly totals: readonly ReportTotal[];
  readonly emptyText: string;
}

export interface ReportColumn {
  readonly title: string;
  readonly kind: 'text' | 'amount' | 'day' | 'integer';
  /** Share of the page width. The shares of all columns add up to 1. */
  readonly share: number;
  /** Width in a workbook, in characters. */
  readonly width: number;
}

/** The values of a row in the order of the columns. Amounts are in minor units, dates 'YYYY-MM-DD'. */
export type ReportRow = readonly (string | number | null)[];

/** A total below the table. */
export interface ReportTotal {
  readonly label: string;
  readonly minor: number;
}

/** Converts a report to a PDF document. */
export function toPdfDocument(context: PrintContext, report: Report): PdfDocument {
  const { client, country, currency } = context;
  return {
    title: report.title,
    number: null,
    issuer: toIssuerParty(country),
    parties: [toClientParty(client)],
    facts: report.facts,
    statement: null,
    tables: [
      {
        title: null,
        columns: report.columns.map(({ title, kind, share }) => ({
          title,
          share,
          align: kind === 'amount' || kind === 'integer' ? 'right' : 'left',
        })),
        rows: formatRows(report, currency),
        emptyText: report.emptyText,
      },
    ],
    totals: report.totals.map(({ label, minor }) => ({
      label,
      value: formatAmount(minor, currency),
    })),
    notes: [`Impreso el ${formatDay(context.today)}. Documento de un ambiente de demostración.`],
  };
}

/** Converts a report to a sheet with numbers and dates. */
export function toSheet({ client, today, currency }: PrintContext, report: Report): Sheet {
  return {
    name: report.title,
    heading: [
      report.title,
      `${client.nombre} (${client.cliente})`,
      ...report.facts.map(({ label, value }) => `${label}: ${value}`),
      ...report.totals.map(({ label, minor }) => `${label}: ${formatAmount(minor, currency)}`),
      `Generado el ${formatDay(today)}`,
    ],
    columns: report.columns,
    rows: report.rows.map((row) =>
      report.columns.map((column, index) => toCell(column, row[index])),
    ),
  };
}

function* formatRows({ rows, columns }: Report, currency: Currency): Iterable<readonly string[]> {
  for (const row of rows)
    yield columns.map(({ kind }, index) => formatValue(kind, row[index], currency));
}

type ReportValue = ReportRow[number] | undefined;

function formatValue(kind: ReportColumn['kind'], value: ReportValue, currency: Currency): string {
  if (value === null || value === undefined) return '';
  if (kind === 'amount') return formatAmount(Number(value), currency);
  return kind === 'day' ? formatDay(String(value)) : String(value);
}

const CELL_FACTORIES: Record<ReportColumn['kind'], (value: string | number) => Cell> = {
  text: (value) => createTextCell(String(value)),
  amount: (value) => createAmountCell(Number(value) / 100),
  day: (value) => createDateCell(String(value)),
  integer: (value) => createIntegerCell(Number(value)),
};

function toCell(column: ReportColumn, value: ReportValue): Cell {
  return value === null || value === undefined ? null : CELL_FACTORIES[column.kind](value);
}
