import { addDays } from '../../shared/time.ts';
import type { KnownDocument } from '../builders/a-document.ts';
import type { KnownUser } from '../builders/a-user.ts';
import type { ScenarioRows } from '../scenario-rows.ts';
import { happened, type Scene } from '../scene.ts';

type State = 'PENDIENTE' | 'APROBADA' | 'RECHAZADA';

/** An identifier shaped like a random one, drawn from the scene. */
export function uuidOf(scene: Scene, label: string): string {
  const hex = scene.rng.fork(`uuid/${label}`).hex(32);
  const cut = (from: number, to: number) => hex.slice(from, to);
  return `${cut(0, 8)}-${cut(8, 12)}-4${cut(13, 16)}-a${cut(17, 20)}-${cut(20, 32)}`;
}

/** One payment attempt of some invoices. While it is pending it holds them. */
function attempt(
  scene: Scene,
  user: KnownUser,
  state: State,
  invoices: readonly KnownDocument[],
  daysAgo: number,
): ScenarioRows {
  const serial = scene.ids('transaction');
  const uuid = uuidOf(scene, `payment/${serial}`);
  const at = happened(scene, addDays(scene.today, -daysAgo), 9 * 60 + serial);
  const pending = state === 'PENDIENTE';
  const owed = (invoice: KnownDocument) => (invoice.saldo === 0 ? invoice.importe : invoice.saldo);
  return {
    transactions: [
      {
        uuid,
        client_code: scene.client,
        user_id: user.id,
        fingerprint: `scenario/${uuid}`,
        tipo: 'FACTURAS',
        total: invoices.reduce((sum, invoice) => sum + owed(invoice), 0),
        moneda: scene.store.currency,
        estado: state,
        phrase: scene.rng.fork(`phrase/${serial}`).hex(32),
        token: scene.rng.fork(`token/${serial}`).hex(64),
        created_at: at,
        updated_at: at,
        settled_at: pending ? null : at,
      },
    ],
    transactionLines: invoices.map((invoice) => ({
      uuid,
      document_id: invoice.id,
      fecha_vencimiento: invoice.fecha_vencimiento_documento,
      monto_documento: owed(invoice),
      monto_transaccion: owed(invoice),
      numero_documento: invoice.num_documento,
      numero_factura: invoice.num_factura,
      tipo_transaccion: 'total',
    })),
    documentHolds: pending
      ? invoices.map(({ id }) => ({ document_id: id, kind: 'PAGO', reference: uuid, since: at }))
      : [],
  };
}

/** Attempts of the last days: two paid, one turned down, one the bank has not answered yet. */
export function paymentsOf(
  scene: Scene,
  user: KnownUser,
  documents: readonly KnownDocument[],
): ScenarioRows[] {
  const invoices = documents.filter((row) => row.tipo_documento === 'RV' && row.bloqueada !== '1');
  const paid = invoices.filter((row) => row.saldo === 0);
  const open = invoices.filter((row) => row.saldo === row.importe);
  return [
    attempt(scene, user, 'APROBADA', paid.slice(0, 2), 32),
    attempt(scene, user, 'APROBADA', paid.slice(2, 3), 18),
    attempt(scene, user, 'RECHAZADA', open.slice(0, 1), 3),
    attempt(scene, user, 'PENDIENTE', open.slice(-2), 0),
  ];
}
