import { addDays } from '../../shared/time.ts';
import type { DocumentWithId } from '../builders/build-document.ts';
import type { UserWithId } from '../builders/build-user.ts';
import { getPastTimestamp, type ScenarioContext } from '../scenario-context.ts';
import type { ScenarioRows } from '../scenario-rows.ts';

type State = 'PENDIENTE' | 'APROBADA' | 'RECHAZADA';

/** Generates a deterministic UUID. */
export function generateUuid(context: ScenarioContext, label: string): string {
  const hex = context.rng.fork(`uuid/${label}`).hex(32);
  const slice = (from: number, to: number) => hex.slice(from, to);
  return `${slice(0, 8)}-${slice(8, 12)}-4${slice(13, 16)}-a${slice(17, 20)}-${slice(20, 32)}`;
}

/** Builds a payment of invoices. A pending payment locks them. */
function buildTransaction(
  context: ScenarioContext,
  user: UserWithId,
  state: State,
  invoices: readonly DocumentWithId[],
  daysAgo: number,
): ScenarioRows {
  const serial = context.nextId('transaction');
  const uuid = generateUuid(context, `payment/${serial}`);
  const at = getPastTimestamp(context, addDays(context.today, -daysAgo), 9 * 60 + serial);
  const isPending = state === 'PENDIENTE';
  const getBalance = (invoice: DocumentWithId) =>
    invoice.saldo === 0 ? invoice.importe : invoice.saldo;
  return {
    transactions: [
      {
        uuid,
        client_code: context.client,
        user_id: user.id,
        fingerprint: `scenario/${uuid}`,
        tipo: 'FACTURAS',
        total: invoices.reduce((sum, invoice) => sum + getBalance(invoice), 0),
        moneda: context.store.currency,
        estado: state,
        phrase: context.rng.fork(`phrase/${serial}`).hex(32),
        token: context.rng.fork(`token/${serial}`).hex(64),
        banco: isPending ? null : 'Banco Valle Alto',
        created_at: at,
        updated_at: at,
        settled_at: isPending ? null : at,
      },
    ],
    transactionLines: invoices.map((invoice) => ({
      uuid,
      document_id: invoice.id,
      fecha_vencimiento: invoice.fecha_vencimiento_documento,
      monto_documento: getBalance(invoice),
      monto_transaccion: getBalance(invoice),
      numero_documento: invoice.num_documento,
      numero_factura: invoice.num_factura,
      tipo_transaccion: 'total',
    })),
    documentLocks: isPending
      ? invoices.map(({ id }) => ({ document_id: id, kind: 'PAGO', reference: uuid, since: at }))
      : [],
  };
}

/** Builds two approved payments, a rejected one and a pending one. */
export function buildPayments(
  context: ScenarioContext,
  user: UserWithId,
  documents: readonly DocumentWithId[],
): ScenarioRows[] {
  const invoices = documents.filter((row) => row.tipo_documento === 'RV' && row.bloqueada !== '1');
  const paidInvoices = invoices.filter((row) => row.saldo === 0);
  const openInvoices = invoices.filter((row) => row.saldo === row.importe);
  return [
    buildTransaction(context, user, 'APROBADA', paidInvoices.slice(0, 2), 32),
    buildTransaction(context, user, 'APROBADA', paidInvoices.slice(2, 3), 18),
    buildTransaction(context, user, 'RECHAZADA', openInvoices.slice(0, 1), 5),
    buildTransaction(context, user, 'PENDIENTE', openInvoices.slice(-2), 0),
  ];
}
