import { addDays } from '../../shared/time.ts';
import {
  aCreditNote,
  aDebitNote,
  anInvoice,
  aPayment,
  type KnownDocument,
} from '../builders/a-document.ts';
import { monthStart } from '../calendar/calendar.ts';
import type { ScenarioContext } from '../scenario-context.ts';
import { amountBetween } from './amounts.ts';
import { getPlace, type Station } from './stations.ts';

const settled = { saldo: 0 } as const;

/** A month long past: invoices, the payments that settled them, now and then a note. */
function getMonth(
  context: ScenarioContext,
  stations: readonly Station[],
  monthsAgo: number,
  invoices: number,
) {
  const rng = context.rng.fork(`month/${monthsAgo}`);
  const first = monthStart(context.today, -monthsAgo);
  const billed = Array.from({ length: invoices }, () => {
    const day = addDays(first, rng.int(0, 27));
    return anInvoice(context, {
      ...settled,
      importe: amountBetween(context, rng, 1_500_000, 68_000_000),
      fecha_documento: day,
      fecha_vencimiento_documento: addDays(day, 30),
      ...getPlace(stations[rng.int(0, stations.length - 1)]),
    });
  });
  const paid = billed.filter((_, index) => index % 3 === 0);
  const payments = paid.map((invoice) =>
    aPayment(context, {
      ...settled,
      importe: -invoice.importe,
      fecha_documento: addDays(invoice.fecha_documento, 28),
      fecha_vencimiento_documento: addDays(invoice.fecha_documento, 28),
      detalle: `Pago ${invoice.num_factura}`,
    }),
  );
  const day = addDays(first, 14);
  const over = { ...settled, fecha_documento: day, fecha_vencimiento_documento: addDays(day, 30) };
  const notes =
    monthsAgo % 2 === 0 ? [aCreditNote(context, over)] : [aDebitNote(context, 'DB', over)];
  return [...billed, ...payments, ...notes];
}

/** What was settled from the month before last back to 18 months ago. */
export const pastDocumentsOf = (
  context: ScenarioContext,
  stations: readonly Station[],
  perMonth: number,
): KnownDocument[] =>
  Array.from({ length: 17 }, (_, index) => getMonth(context, stations, index + 2, perMonth)).flat();
