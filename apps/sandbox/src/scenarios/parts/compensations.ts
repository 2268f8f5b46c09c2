import { addDays } from '../../shared/time.ts';
import type { DocumentWithId } from '../builders/build-document.ts';
import type { UserWithId } from '../builders/build-user.ts';
import { getPastTimestamp, type ScenarioContext } from '../scenario-context.ts';
import type { ScenarioRows } from '../scenario-rows.ts';

type State = 'B' | 'F' | 'S';

const sumAmounts = (documents: readonly DocumentWithId[]): number =>
  documents.reduce((sum, document) => sum + Math.abs(document.importe), 0);

/** Allocates a total to the documents of each side in order. Returns signed amounts by document id. */
function allocate(documents: readonly DocumentWithId[], total: number): Map<number, number> {
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

/** Builds a compensation of payments against invoices. A pending one locks its documents. */
function buildCompensation(
  context: ScenarioContext,
  user: UserWithId,
  state: State,
  sides: {
    readonly payments: readonly DocumentWithId[];
    readonly invoices: readonly DocumentWithId[];
  },
  at: string,
): ScenarioRows {
  const id = context.nextId('compensation');
  const reference = `CMP${String(20_000_000 + id)}`;
  const payments = sumAmounts(sides.payments);
  const invoices = sumAmounts(sides.invoices);
  const total = Math.min(payments, invoices);
  const documents = [...sides.payments, ...sides.invoices];
  const allocated = state === 'S' ? allocate(documents, total) : new Map<number, number>();
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
      valor_pagado: allocated.get(document.id) ?? 0,
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
 * Builds `count` compensations of settled documents in the last 40 days and a pending one. With 16,
 * the previous month always fills more than one page of the list.
 */
export function buildCompensations(
  context: ScenarioContext,
  user: UserWithId,
  documents: readonly DocumentWithId[],
  count: number,
): ScenarioRows[] {
  const settledDocuments = documents.filter((document) => document.saldo === 0);
  const invoices = settledDocuments.filter((document) => document.tipo_documento === 'RV');
  const payments = settledDocuments.filter((document) => document.naturaleza === 'PAYMENT');
  const pastCompensations = Array.from({ length: count }, (_, index) => {
    const day = addDays(context.today, -1 - Math.floor(((count - index) * 40) / count));
    const at = getPastTimestamp(context, day, 600 + index * 7);
    const state = pastStates[index % pastStates.length] ?? 'S';
    const sides = {
      payments: payments.slice(index, index + 1),
      invoices: invoices.slice(index * 2, index * 2 + 1 + (index % 2)),
    };
    return buildCompensation(context, user, state, sides, at);
  });
  const getOpenDocuments = (type: string) =>
    documents.filter(
      (row) => row.tipo_documento === type && row.saldo === row.importe && row.bloqueada !== '1',
    );
  const pendingCompensation = buildCompensation(
    context,
    user,
    'B',
    {
      payments: getOpenDocuments('DZ').slice(0, 1),
      invoices: getOpenDocuments('RV').slice(12, 14),
    },
    getPastTimestamp(context, context.today, 24 * 60),
  );
  return [...pastCompensations, pendingCompensation];
}
