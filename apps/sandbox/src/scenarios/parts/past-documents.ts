import { addDays } from '../../shared/time.ts';
import {
  buildCreditNote,
  buildDebitNote,
  buildInvoice,
  buildPayment,
  type DocumentWithId,
} from '../builders/build-document.ts';
import { getMonthStart } from '../calendar/calendar.ts';
import type { ScenarioContext } from '../scenario-context.ts';
import { generateAmount } from './amounts.ts';
import { getDestinationColumns, type Station } from './stations.ts';

const SETTLED_COLUMNS = { saldo: 0 } as const;

/** Builds the settled documents of a month: invoices, payments and a credit or debit note. */
function buildMonthDocuments(
  context: ScenarioContext,
  stations: readonly Station[],
  monthsAgo: number,
  invoiceCount: number,
) {
  const rng = context.rng.fork(`month/${monthsAgo}`);
  const firstDay = getMonthStart(context.today, -monthsAgo);
  const invoices = Array.from({ length: invoiceCount }, () => {
    const day = addDays(firstDay, rng.int(0, 27));
    return buildInvoice(context, {
      ...SETTLED_COLUMNS,
      importe: generateAmount(context, rng, 1_500_000, 68_000_000),
      fecha_documento: day,
      fecha_vencimiento_documento: addDays(day, 30),
      ...getDestinationColumns(stations[rng.int(0, stations.length - 1)]),
    });
  });
  const paidInvoices = invoices.filter((_, index) => index % 3 === 0);
  const payments = paidInvoices.map((invoice) =>
    buildPayment(context, {
      ...SETTLED_COLUMNS,
      importe: -invoice.importe,
      fecha_documento: addDays(invoice.fecha_documento, 28),
      fecha_vencimiento_documento: addDays(invoice.fecha_documento, 28),
      detalle: `Pago ${invoice.num_factura}`,
    }),
  );
  const day = addDays(firstDay, 14);
  const noteColumns = {
    ...SETTLED_COLUMNS,
    fecha_documento: day,
    fecha_vencimiento_documento: addDays(day, 30),
  };
  const notes =
    monthsAgo % 2 === 0
      ? [buildCreditNote(context, noteColumns)]
      : [buildDebitNote(context, 'DB', noteColumns)];
  return [...invoices, ...payments, ...notes];
}

/** Builds the settled documents of 17 months, ending with the month before last. */
export const buildPastDocuments = (
  context: ScenarioContext,
  stations: readonly Station[],
  invoicesPerMonth: number,
): DocumentWithId[] =>
  Array.from({ length: 17 }, (_, index) =>
    buildMonthDocuments(context, stations, index + 2, invoicesPerMonth),
  ).flat();
