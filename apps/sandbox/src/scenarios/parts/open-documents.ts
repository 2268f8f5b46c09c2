import { addDays } from '../../shared/time.ts';
import {
  aCreditNote,
  aDebitNote,
  anInvoice,
  aPayment,
  type KnownDocument,
} from '../builders/a-document.ts';
import type { ScenarioContext } from '../scenario-context.ts';
import { amountBetween, getPart } from './amounts.ts';
import { getPlace, type Station } from './stations.ts';

/** Days until due, covering every overdue bucket, today and the coming weeks. */
const dueIn = [
  -62, -45, -38, -31, -26, -23, -22, -21, -19, -17, -15, -14, -12, -10, -8, -7, -5, -4, -2, -1, 0,
  0, 0, 1, 1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 13, 15, 17, 19, 20, 21, 23, 25, 27, 28, 30,
];

/** What makes one invoice in a few special: partly paid, blocked by the distributor, other number. */
function getDefaults(index: number, amount: number) {
  return {
    saldo: index % 7 === 3 ? getPart(amount, 0.35) : amount,
    bloqueada: index % 15 === 11 ? '1' : '0',
    nif_comunitario: index % 5 === 2 ? `FE.${4_500_000 + index * 37}` : null,
    negocio: index % 6 === 5 ? 'INDUSTRIA' : 'EDS',
  };
}

function openInvoices(context: ScenarioContext, stations: readonly Station[]): KnownDocument[] {
  const rng = context.rng.fork('open invoices');
  return dueIn.map((days, index) => {
    const importe = amountBetween(context, rng, 1_800_000, 74_000_000);
    const station = stations[rng.int(0, stations.length - 1)];
    const due = addDays(context.today, days);
    return anInvoice(context, {
      importe,
      fecha_documento: addDays(due, -30),
      fecha_vencimiento_documento: due,
      ...getPlace(station),
      ciudad: station?.ciudad ?? null,
      direccion: station?.direccion ?? null,
      ...getDefaults(index, importe),
    });
  });
}

function openCredits(context: ScenarioContext): KnownDocument[] {
  const rng = context.rng.fork('credits');
  const reasons = ['Ajuste de precio', 'Devolución de producto', 'Faltante en descargue'];
  return Array.from({ length: 9 }, (_, index) => {
    const day = addDays(context.today, -rng.int(2, 24));
    return aCreditNote(context, {
      importe: -amountBetween(context, rng, 150_000, 3_400_000),
      fecha_documento: day,
      detalle: reasons[index % reasons.length] ?? '',
    });
  });
}

function openPayments(context: ScenarioContext): KnownDocument[] {
  const rng = context.rng.fork('payments');
  return Array.from({ length: 14 }, (_, index) => {
    const day = addDays(context.today, -rng.int(1, 45));
    return aPayment(context, {
      importe: -amountBetween(context, rng, 900_000, 38_000_000),
      fecha_documento: day,
      fecha_vencimiento_documento: index === 5 ? '0000-00-00' : day,
      detalle: 'Pago sin aplicar',
    });
  });
}

function debitNotes(context: ScenarioContext): KnownDocument[] {
  const rng = context.rng.fork('debit notes');
  const types = ['DB', 'DB-SF', 'DB-SP'] as const;
  return types.flatMap((type) =>
    [-9, 6, 18].map((days) => {
      const due = addDays(context.today, days);
      return aDebitNote(context, type, {
        importe: amountBetween(context, rng, 40_000, 900_000),
        fecha_documento: addDays(due, -20),
        fecha_vencimiento_documento: due,
      });
    }),
  );
}

/** What is open on the dealer's account today, of every kind and in every state. */
export const openDocumentsOf = (
  context: ScenarioContext,
  stations: readonly Station[],
): KnownDocument[] => [
  ...openInvoices(context, stations),
  ...debitNotes(context),
  ...openCredits(context),
  ...openPayments(context),
];
