import type { AttemptKind, AttemptLine, Money } from '@surtidor/domain';
import {
  readAmount,
  readBoolean,
  readCurrency,
  readInstant,
  readObject,
  readString,
  type StoreContext,
} from '../shared/readers.ts';
import { mapRows, readableRows } from '../shared/rows.ts';
import type { TransactionFieldsFragment } from './transaction-fields.generated.ts';

/** A payment attempt as the backend knows it: what the journal is compared with. */
export interface Transaction {
  readonly uuid: string;
  /** Idempotency key of the browser that made it; empty when it came without one. */
  readonly key: string;
  readonly kind: AttemptKind;
  /** The backend's word for its state; judged by the domain's `paymentResultOf`. */
  readonly status: string;
  /** True until the state is final: its documents are held. */
  readonly live: boolean;
  /** Code of the business segment of a cash amount; absent for any other kind. */
  readonly segment?: string;
  readonly amount: Money;
  /** Who of the company made it; empty when not told. */
  readonly madeBy: string;
  /** Whether the person who asks made it. */
  readonly own: boolean;
  /** Epoch milliseconds at which the provider's session ends; null when there is none. */
  readonly sessionEndsAt: number | null;
  /** Name of the bank at which it was paid; empty when not told. */
  readonly bank: string;
  /** Epoch milliseconds; null when it could not be read. */
  readonly createdAt: number | null;
  /** Epoch milliseconds at which its state became final; null when it is not, or not told. */
  readonly settledAt: number | null;
  readonly lines: readonly Omit<AttemptLine, 'invoiceId'>[];
}

const kinds: ReadonlyMap<string, AttemptKind> = new Map([
  ['FACTURAS', 'invoices'],
  ['CONTADO', 'cash'],
  ['BONOS', 'vouchers'],
]);

type WireLine = NonNullable<TransactionFieldsFragment['lines']>[number];

const lineOf = (of: Money['currency']) => (row: WireLine) => {
  const wire = readObject(row);
  const documentNumber = readString(wire?.numero_documento);
  const amount = readAmount(wire?.monto_transaccion, of);
  const number = readString(wire?.numero_factura);
  return documentNumber && amount
    ? { documentNumber, ...(number && { name: { kind: 'invoice' as const, number } }), amount }
    : null;
};

/** A transaction of the client; null without a uuid or a readable amount. */
export function toTransaction(
  row: TransactionFieldsFragment | null,
  storeContext: StoreContext,
): Transaction | null {
  const wire = readObject(row);
  if (!wire) return null;
  const of = readCurrency(wire.moneda, storeContext);
  const uuid = readString(wire.uuid);
  const amount = readAmount(wire.total, of);
  if (!uuid || !amount) return null;
  const kind = kinds.get(readString(wire.tipo)) ?? 'invoices';
  // The backend names one for vouchers too, which no dealer chooses.
  const segment = kind === 'cash' ? readString(wire.id_segment) : '';
  return {
    uuid,
    key: readString(wire.idempotency_key),
    kind,
    status: readString(wire.estado),
    live: readBoolean(wire.live),
    ...(segment && { segment }),
    amount,
    madeBy: readString(wire.nombre_usuario),
    own: readBoolean(wire.own),
    sessionEndsAt: readInstant(wire.session_expires_at, storeContext),
    bank: readString(wire.banco),
    createdAt: readInstant(wire.created_at, storeContext),
    settledAt: readInstant(wire.settled_at, storeContext),
    lines: readableRows(mapRows(wire.lines, lineOf(of))),
  };
}
