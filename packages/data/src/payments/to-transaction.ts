import type { Money } from '@surtidor/domain';
import type { AttemptKind, AttemptLine } from '@surtidor/domain/payments';
import {
  readAmount,
  readBoolean,
  readCurrency,
  readInstant,
  readObject,
  readString,
  type StoreContext,
} from '../shared/readers.ts';
import { readDetails } from '../shared/rows.ts';
import type { TransactionFieldsFragment } from './transaction-fields.generated.ts';

/** A payment attempt in the backend. */
export interface Transaction {
  readonly uuid: string;
  /** Idempotency key; empty if none. */
  readonly key: string;
  readonly kind: AttemptKind;
  /** The backend's state; interpreted by the domain's `getPaymentResult`. */
  readonly status: string;
  /** Whether the state is not final; the documents are held until then. */
  readonly live: boolean;
  /** Code of the business segment of a cash amount; absent for any other kind. */
  readonly segment?: string;
  readonly amount: Money;
  /** The creator's name; empty if unknown. */
  readonly createdBy: string;
  /** The creator's id; empty if unknown. */
  readonly creatorId: string;
  /** Whether the current user created it. */
  readonly isOwn: boolean;
  /** When the provider's session ends, in epoch milliseconds; null if none. */
  readonly sessionEndsAt: number | null;
  /** Name of the bank; empty if unknown. */
  readonly bank: string;
  /** Epoch milliseconds; null if unreadable. */
  readonly createdAt: number | null;
  /** When its state became final, in epoch milliseconds; null if not final or unknown. */
  readonly settledAt: number | null;
  readonly lines: readonly Omit<AttemptLine, 'invoiceId'>[];
}

const kinds: ReadonlyMap<string, AttemptKind> = new Map([
  ['FACTURAS', 'invoices'],
  ['CONTADO', 'cash'],
  ['BONOS', 'vouchers'],
]);

type WireLine = NonNullable<TransactionFieldsFragment['lines']>[number];

const createLineMapper = (currency: Money['currency']) => (row: WireLine) => {
  const wire = readObject(row);
  const documentNumber = readString(wire?.numero_documento);
  const amount = readAmount(wire?.monto_transaccion, currency);
  const number = readString(wire?.numero_factura);
  const balance = readAmount(wire?.monto_documento, currency);
  const stationCode = readString(wire?.destino);
  const stationName = readString(wire?.nombre_destino);
  return documentNumber && amount
    ? {
        documentNumber,
        ...(number && { name: { kind: 'invoice' as const, number } }),
        ...(balance && { balance }),
        ...(stationCode && { stationCode }),
        ...(stationName && { stationName }),
        amount,
      }
    : null;
};

/** Maps a transaction of the client; returns null without a uuid or a readable amount. */
export function toTransaction(
  row: TransactionFieldsFragment | null,
  storeContext: StoreContext,
): Transaction | null {
  const wire = readObject(row);
  if (!wire) return null;
  const currency = readCurrency(wire.moneda, storeContext);
  const uuid = readString(wire.uuid);
  const amount = readAmount(wire.total, currency);
  if (!uuid || !amount) return null;
  const kind = kinds.get(readString(wire.tipo)) ?? 'invoices';
  // The backend sends a segment for vouchers too.
  const segment = kind === 'cash' ? readString(wire.id_segment) : '';
  return {
    uuid,
    key: readString(wire.idempotency_key),
    kind,
    status: readString(wire.estado),
    live: readBoolean(wire.live),
    ...(segment && { segment }),
    amount,
    createdBy: readString(wire.nombre_usuario),
    creatorId: readString(wire.id_usuario),
    isOwn: readBoolean(wire.own),
    sessionEndsAt: readInstant(wire.session_expires_at, storeContext),
    bank: readString(wire.banco),
    createdAt: readInstant(wire.created_at, storeContext),
    settledAt: readInstant(wire.settled_at, storeContext),
    lines: readDetails(wire.lines, createLineMapper(currency)),
  };
}
