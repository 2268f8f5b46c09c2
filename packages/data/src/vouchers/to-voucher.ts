import type { Voucher, VoucherStatus } from '@surtidor/domain/vouchers';
import {
  readAmount,
  readDate,
  readInteger,
  readObject,
  readString,
  type StoreContext,
} from '../shared/readers.ts';
import type { VoucherFieldsFragment } from './voucher-fields.generated.ts';

const statusByCode: ReadonlyMap<string, VoucherStatus> = new Map([
  ['PENDIENTE', 'pending'],
  ['ACTIVO', 'active'],
  ['RECHAZADO', 'rejected'],
  ['VENCIDO', 'expired'],
]);

/** Maps a purchased voucher (spec 3); returns null without an id, amount or quantity. */
export function toVoucher(
  row: VoucherFieldsFragment | null,
  { currency }: StoreContext,
): Voucher | null {
  const wire = readObject(row);
  const id = readString(wire?.entity_id);
  const amount = readAmount(wire?.monto, currency);
  const quantity = readInteger(wire?.cantidad);
  if (wire === null || id === '' || amount === null || quantity === null) return null;
  return {
    id,
    customer: readString(wire.customer),
    amount,
    quantity,
    email: readString(wire.email),
    reward: readString(wire.reward),
    typeLabel: readString(wire.tipo_bono),
    createdOn: readDate(wire.created_at),
    expiresOn: readDate(wire.fecha_vencimiento),
    status: statusByCode.get(readString(wire.status)) ?? 'unknown',
    uuid: readString(wire.uuid),
  };
}
