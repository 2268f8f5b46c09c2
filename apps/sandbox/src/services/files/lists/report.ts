import type { Currency } from '@surtidor/domain/vocabulary';
import { formatAmount, formatDay } from '../format.ts';
import { clientParty, issuerIn } from '../issuer.ts';
import type { PdfDocument, PdfFact } from '../pdf/pdf-document.ts';
import type { PrintContext } from '../print-context.ts';
import { amount, type Cell, date, type Sheet, text, whole } from '../xlsx/sheet.ts';

/** A list of the portal as a file: one description, printed as PDF or written as a spreadsheet. */
export interface Report {
  readonly title: string;
  readonly facts: readonly PdfFact[];
  readonly columns: readonly ReportColumn[];
  readonly rows: readonly ReportRow[];
  readonly totals: readonly ReportTotal[];
  readonly whenEmpty: string;
}

export interface ReportColumn {
  readonly title: string;
  readonly kind: 'text' | 'amount' | 'day' | 'whole';
  /** Share of the width of the page; the shares of a report add up to 1. */
  readonly share: number;
  /** Width in a spreadsheet, in characters. */
  readonly width: number;
}

/** A row's values in the columns' order; amounts in minor units, days 'YYYY-MM-DD'. */
export type ReportRow = readonly (string | number | null)[];

/** A sum under the table. */
export interface ReportTotal {
  readonly label: string;
  readonly minor: number;
}

/** The report as a PDF. */
export function reportPdf(context: PrintContext, report: Report): PdfDocument {
  const { client, country, currency } = context;
  return {
    title: report.title,
    number: null,
    issuer: issuerIn(country),
    parties: [clientParty(client)],
    facts: report.facts,
    statement: null,
    tables: [
      {
        title: null,
        columns: report.columns.map(({ title, kind, share }) => ({
          title,
          share,
          align: kind === 'amount' || kind === 'whole' ? 'right' : 'left',
        })),
        rows: printedRows(report, currency),
        whenEmpty: report.whenEmpty,
      },
    ],
    totals: report.totals.map(({ label, minor }) => ({
      label,
      value: formatAmount(minor, currency),
    })),
    notes: [`Impreso el ${formatDay(context.today)}. Documento de un ambiente de demostración.`],
  };
}

/** The report as a sheet: amounts are numbers, days are dates. */
export function reportSheet({ client, today, currency }: PrintContext, report: Report): Sheet {
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
    rows: report.rows.map((row) => report.columns.map((column, at) => toCell(column, row[at]))),
  };
}

function* printedRows({ rows, columns }: Report, currency: Currency): Iterable<readonly string[]> {
  for (const row of rows) yield columns.map(({ kind }, at) => printed(kind, row[at], currency));
}

type ReportValue = ReportRow[number] | undefined;

function printed(kind: ReportColumn['kind'], value: ReportValue, currency: Currency): string {
  if (value === null || value === undefined) return '';
  if (kind === 'amount') return formatAmount(Number(value), currency);
  return kind === 'day' ? formatDay(String(value)) : String(value);
}

const TO_CELL: Record<ReportColumn['kind'], (value: string | number) => Cell> = {
  text: (value) => text(String(value)),
  amount: (value) => amount(Number(value) / 100),
  day: (value) => date(String(value)),
  whole: (value) => whole(Number(value)),
};

function toCell(column: ReportColumn, value: ReportValue): Cell {
  return value === null || value === undefined ? null : TO_CELL[column.kind](value);
}
