import { addDays } from '../../shared/time.ts';
import type { KnownDocument } from '../builders/a-document.ts';
import type { KnownUser } from '../builders/a-user.ts';
import { happened, type ScenarioContext } from '../scenario-context.ts';
import type { ScenarioRows } from '../scenario-rows.ts';

type State = 'PENDIENTE' | 'APROBADA' | 'RECHAZADA';

/** An identifier shaped like a random one, drawn from the context. */
export function getUuid(context: ScenarioContext, label: string): string {
  const hex = context.rng.fork(`uuid/${label}`).hex(32);
  const cut = (from: number, to: number) => hex.slice(from, to);
  return `${cut(0, 8)}-${cut(8, 12)}-4${cut(13, 16)}-a${cut(17, 20)}-${cut(20, 32)}`;
}

/** One payment attempt of some invoices. While it is pending it locks them. */
function attempt(
  context: ScenarioContext,
  user: KnownUser,
  state: State,
  invoices: readonly KnownDocument[],
  daysAgo: number,
): ScenarioRows {
  const serial = context.ids('transaction');
  const uuid = getUuid(context, `payment/${serial}`);
  const at = happened(context, addDays(context.today, -daysAgo), 9 * 60 + serial);
  const pending = state === 'PENDIENTE';
  const getBalance = (invoice: KnownDocument) =>
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
        banco: pending ? null : 'Banco Valle Alto',
        created_at: at,
        updated_at: at,
        settled_at: pending ? null : at,
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
    documentLocks: pending
      ? invoices.map(({ id }) => ({ document_id: id, kind: 'PAGO', reference: uuid, since: at }))
      : [],
  };
}

/** Attempts of the last days: two paid, one turned down, one the bank has not answered yet. */
export function getPayments(
  context: ScenarioContext,
  user: KnownUser,
  documents: readonly KnownDocument[],
): ScenarioRows[] {
  const invoices = documents.filter((row) => row.tipo_documento === 'RV' && row.bloqueada !== '1');
  const paid = invoices.filter((row) => row.saldo === 0);
  const open = invoices.filter((row) => row.saldo === row.importe);
  return [
    attempt(context, user, 'APROBADA', paid.slice(0, 2), 32),
    attempt(context, user, 'APROBADA', paid.slice(2, 3), 18),
    attempt(context, user, 'RECHAZADA', open.slice(0, 1), 3),
    attempt(context, user, 'PENDIENTE', open.slice(-2), 0),
  ];
}
