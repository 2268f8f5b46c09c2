import type { Voucher, VoucherStatus } from '@surtidor/domain';
import { day, entry, money, type StoreContext, text, wholeNumber } from '../shared/wire.ts';
import type { VoucherFieldsFragment } from './voucher-fields.generated.ts';

const statuses: ReadonlyMap<string, VoucherStatus> = new Map([
  ['PENDIENTE', 'pending'],
  ['ACTIVO', 'active'],
  ['RECHAZADO', 'rejected'],
  ['VENCIDO', 'expired'],
]);

/** A voucher that was bought (spec 3); null without an id, an amount or a quantity. */
export function toVoucher(
  row: VoucherFieldsFragment | null,
  { currency }: StoreContext,
): Voucher | null {
  const wire = entry(row);
  const id = text(wire?.entity_id);
  const amount = money(wire?.monto, currency);
  const quantity = wholeNumber(wire?.cantidad);
  if (wire === null || id === '' || amount === null || quantity === null) return null;
  return {
    id,
    customer: text(wire.customer),
    amount,
    quantity,
    email: text(wire.email),
    reward: text(wire.reward),
    typeLabel: text(wire.tipo_bono),
    createdOn: day(wire.created_at),
    expiresOn: day(wire.fecha_vencimiento),
    status: statuses.get(text(wire.status)) ?? 'unknown',
    uuid: text(wire.uuid),
  };
}
