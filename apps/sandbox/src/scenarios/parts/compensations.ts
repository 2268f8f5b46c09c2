import { addDays } from '../../shared/time.ts';
import type { KnownDocument } from '../builders/a-document.ts';
import type { KnownUser } from '../builders/a-user.ts';
import { happened, type ScenarioContext } from '../scenario-context.ts';
import type { ScenarioRows } from '../scenario-rows.ts';

type State = 'B' | 'F' | 'S';

const getSum = (documents: readonly KnownDocument[]): number =>
  documents.reduce((sum, document) => sum + Math.abs(document.importe), 0);

/** How much of each document a total uses up, side by side and in order; with the document's sign. */
function shares(documents: readonly KnownDocument[], total: number): Map<number, number> {
  const remaining = { INVOICE: total, PAYMENT: total };
  return new Map(
    documents.map(({ id, naturaleza, importe }) => {
      const side = naturaleza === 'INVOICE' ? 'INVOICE' : 'PAYMENT';
      const amount = Math.min(Math.abs(importe), remaining[side]);
      remaining[side] -= amount;
      return [id, side === 'INVOICE' ? amount : -amount];
    }),
  );
}

/** One compensation of payments against invoices; in process it locks its documents. */
function aCompensation(
  context: ScenarioContext,
  user: KnownUser,
  state: State,
  sides: {
    readonly payments: readonly KnownDocument[];
    readonly invoices: readonly KnownDocument[];
  },
  at: string,
): ScenarioRows {
  const id = context.ids('compensation');
  const reference = `CMP${String(20_000_000 + id)}`;
  const payments = getSum(sides.payments);
  const invoices = getSum(sides.invoices);
  const total = Math.min(payments, invoices);
  const documents = [...sides.payments, ...sides.invoices];
  const paid = state === 'S' ? shares(documents, total) : new Map<number, number>();
  return {
    compensations: [
      {
        id_compensacion: id,
        id_transaccion: reference,
        client_code: context.client,
        user_id: user.id,
        fingerprint: `scenario/${reference}`,
        total_compensado: total,
        total_pagos: payments,
        total_facturas: invoices,
        estado: state,
        created_at: at,
        updated_at: at,
      },
    ],
    compensationLines: documents.map((document) => ({
      id_compensacion: id,
      document_id: document.id,
      num_documento: document.num_documento,
      num_factura: document.num_factura,
      fecha_documento: document.fecha_documento,
      fecha_vencimiento_documento: document.fecha_vencimiento_documento,
      monto_documento: document.importe,
      valor_pagado: paid.get(document.id) ?? 0,
      tipo_documento: document.naturaleza === 'INVOICE' ? 'INVOICE' : 'PAYMENT',
    })),
    documentLocks:
      state === 'B'
        ? documents.map((document) => ({
            document_id: document.id,
            kind: 'COMPENSACION',
            reference,
            since: at,
          }))
        : [],
  };
}

const pastStates: readonly State[] = ['S', 'S', 'F', 'S', 'S', 'S', 'F', 'S'];

/**
 * `count` compensations of settled documents over the last forty days, and one still in process: sixteen
 * fill more than a page of the list on the first day of a month too, which shows the month before.
 */
export function getCompensations(
  context: ScenarioContext,
  user: KnownUser,
  documents: readonly KnownDocument[],
  count: number,
): ScenarioRows[] {
  const settled = documents.filter((document) => document.saldo === 0);
  const invoices = settled.filter((document) => document.tipo_documento === 'RV');
  const payments = settled.filter((document) => document.naturaleza === 'PAYMENT');
  const past = Array.from({ length: count }, (_, index) => {
    const day = addDays(context.today, -1 - Math.floor(((count - index) * 40) / count));
    const at = happened(context, day, 600 + index * 7);
    const state = pastStates[index % pastStates.length] ?? 'S';
    const sides = {
      payments: payments.slice(index, index + 1),
      invoices: invoices.slice(index * 2, index * 2 + 1 + (index % 2)),
    };
    return aCompensation(context, user, state, sides, at);
  });
  const open = (type: string) =>
    documents.filter(
      (row) => row.tipo_documento === type && row.saldo === row.importe && row.bloqueada !== '1',
    );
  const now = aCompensation(
    context,
    user,
    'B',
    { payments: open('DZ').slice(0, 1), invoices: open('RV').slice(12, 14) },
    happened(context, context.today, 24 * 60),
  );
  return [...past, now];
}
