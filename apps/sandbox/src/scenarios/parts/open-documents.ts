import { addDays } from '../../shared/time.ts';
import {
  buildCreditNote,
  buildDebitNote,
  buildInvoice,
  buildPayment,
  type DocumentWithId,
} from '../builders/build-document.ts';
import type { ScenarioContext } from '../scenario-context.ts';
import { generateAmount, getPartialAmount } from './amounts.ts';
import { getDestinationColumns, type Station } from './stations.ts';

/** Days until the due date. Covers every overdue bucket, today and the next weeks. */
const daysUntilDue = [
  -62, -45, -38, -31, -26, -23, -22, -21, -19, -17, -15, -14, -12, -10, -8, -7, -5, -4, -2, -1, 0,
  0, 0, 1, 1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 13, 15, 17, 19, 20, 21, 23, 25, 27, 28, 30,
];

/** Returns columns that make some invoices partly paid or blocked, or give them a fiscal number. */
function getSpecialColumns(index: number, amount: number) {
  return {
    saldo: index % 7 === 3 ? getPartialAmount(amount, 0.35) : amount,
    bloqueada: index % 15 === 11 ? '1' : '0',
    nif_comunitario: index % 5 === 2 ? `FE.${4_500_000 + index * 37}` : null,
    negocio: index % 6 === 5 ? 'INDUSTRIA' : 'EDS',
  };
}

function buildOpenInvoices(
  context: ScenarioContext,
  stations: readonly Station[],
): DocumentWithId[] {
  const rng = context.rng.fork('open invoices');
  return daysUntilDue.map((days, index) => {
    const importe = generateAmount(context, rng, 1_800_000, 74_000_000);
    const station = stations[rng.int(0, stations.length - 1)];
    const due = addDays(context.today, days);
    return buildInvoice(context, {
      importe,
      fecha_documento: addDays(due, -30),
      fecha_vencimiento_documento: due,
      ...getDestinationColumns(station),
      ciudad: station?.ciudad ?? null,
      direccion: station?.direccion ?? null,
      ...getSpecialColumns(index, importe),
    });
  });
}

function buildOpenCredits(context: ScenarioContext): DocumentWithId[] {
  const rng = context.rng.fork('credits');
  const reasons = ['Ajuste de precio', 'Devolución de producto', 'Faltante en descargue'];
  return Array.from({ length: 9 }, (_, index) => {
    const day = addDays(context.today, -rng.int(2, 24));
    return buildCreditNote(context, {
      importe: -generateAmount(context, rng, 150_000, 3_400_000),
      fecha_documento: day,
      detalle: reasons[index % reasons.length] ?? '',
    });
  });
}

function buildOpenPayments(context: ScenarioContext): DocumentWithId[] {
  const rng = context.rng.fork('payments');
  return Array.from({ length: 14 }, (_, index) => {
    const day = addDays(context.today, -rng.int(1, 45));
    return buildPayment(context, {
      importe: -generateAmount(context, rng, 900_000, 38_000_000),
      fecha_documento: day,
      fecha_vencimiento_documento: index === 5 ? '0000-00-00' : day,
      detalle: 'Pago sin aplicar',
    });
  });
}

function buildDebitNotes(context: ScenarioContext): DocumentWithId[] {
  const rng = context.rng.fork('debit notes');
  const types = ['DB', 'DB-SF', 'DB-SP'] as const;
  return types.flatMap((type) =>
    [-9, 6, 18].map((days) => {
      const due = addDays(context.today, days);
      return buildDebitNote(context, type, {
        importe: generateAmount(context, rng, 40_000, 900_000),
        fecha_documento: addDays(due, -20),
        fecha_vencimiento_documento: due,
      });
    }),
  );
}

/** Builds open documents of every kind and status. */
export const buildOpenDocuments = (
  context: ScenarioContext,
  stations: readonly Station[],
): DocumentWithId[] => [
  ...buildOpenInvoices(context, stations),
  ...buildDebitNotes(context),
  ...buildOpenCredits(context),
  ...buildOpenPayments(context),
];
