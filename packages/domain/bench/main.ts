/**
 * How the rules over documents grow: buckets, filters, totals and the budget split over 1,000,
 * 10,000 and 100,000 documents. Run it with `node bench/main.ts`; it prints one row for
 * each rule with the fastest of several runs and how many times dearer ten times the documents are.
 */

import { filterInvoices, type Invoice, summarisePortfolio } from '../src/invoices/index.ts';
import { draftPayment, draftTotal, splitBudget } from '../src/payments/index.ts';
import { addDays, type CalendarDate, calendarDate } from '../src/shared/index.ts';
import { aTestInvoice } from '../test/fixtures/invoice.ts';

const sizes = [1_000, 10_000, 100_000] as const;
const runs = 9;

const today = required(calendarDate(2026, 11, 21));
const none: ReadonlySet<string> = new Set();

const rules: Readonly<Record<string, (documents: readonly Invoice[]) => unknown>> = {
  buckets: (documents) => summarisePortfolio(documents, 'COP', today),
  filters: (documents) =>
    filterInvoices(documents, { number: '7', status: 'open', dueFrom: addDays(today, -30) }),
  totals: (documents) => draftTotal(draftPayment('COP', documents, none)),
  'budget split': (documents) =>
    splitBudget(documents, { minor: documents.length * 50_000, currency: 'COP' }, none),
};

printTable();

function printTable(): void {
  const documents = new Map(sizes.map((size) => [size, documentsFor(size)]));
  const rows = Object.entries(rules).map(([name, rule]) => {
    const times = sizes.map((size) => fastestMs(() => rule(documents.get(size) ?? [])));
    return { name, times };
  });
  console.log(
    ['rule'.padEnd(14), ...sizes.map((size) => `${size} (ms)`.padStart(12)), 'growth'].join('  '),
  );
  for (const { name, times } of rows) {
    const growth = times.slice(1).map((time, index) => (time / (times[index] ?? time)).toFixed(1));
    const cells = times.map((time) => time.toFixed(2).padStart(12));
    console.log([name.padEnd(14), ...cells, `x${growth.join(' x')}`].join('  '));
  }
}

function fastestMs(work: () => unknown): number {
  const times = Array.from({ length: runs }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return Math.min(...times);
}

/** Documents that differ as those of a real account do, the same in every run. */
function documentsFor(size: number): readonly Invoice[] {
  return Array.from({ length: size }, (_, index) => documentAt(index));
}

function documentAt(index: number): Invoice {
  const spread = (index * 7_919) % 365;
  const dueDate = addDays(today, spread - 180);
  return aTestInvoice({
    id: String(index),
    documentNumber: String(1_800_000_000 + index),
    invoiceNumber: `FE-${index}`,
    grouping: 'FACTURAS',
    documentDate: addDays(dueDate, -30),
    dueDate,
    balance: { minor: 10_000 + ((index * 104_729) % 1_000_000), currency: 'COP' },
  });
}

function required(date: CalendarDate | null): CalendarDate {
  if (date === null) throw new Error('The day of the bench does not exist');
  return date;
}
