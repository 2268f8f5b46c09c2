import type { VoucherAmount, VoucherConfig, VoucherUse } from '@surtidor/domain/vouchers';
import {
  readAmount,
  readInteger,
  readObject,
  readString,
  type StoreContext,
} from '../shared/readers.ts';
import { defineRemoteQuery } from '../shared/remote-query.ts';
import { keepReadableRows, readRows } from '../shared/rows.ts';
import { type Remote, useRemote } from '../shared/use-remote.ts';
import { VoucherConfigDocument, type VoucherConfigQuery } from './voucher-config.generated.ts';

type WireConfig = NonNullable<VoucherConfigQuery['getBonosProductoConfig']>;
type WireUse = NonNullable<WireConfig['usos']>[number];
type WireAmount = NonNullable<WireConfig['montos']>[number];

/** Maps a voucher use; returns null without a code or a readable maximum. */
export function toVoucherUse(row: WireUse, { currency }: StoreContext): VoucherUse | null {
  const wire = readObject(row);
  const id = readString(wire?.uso);
  const maximum = readAmount(wire?.montoMaximo, currency);
  if (wire === null || id === '' || maximum === null) return null;
  return {
    id,
    reward: readString(wire.reward),
    title: readString(wire.titulo) || id,
    description: readString(wire.descripcion),
    maximum,
    validDays: Math.max(0, readInteger(wire.diasVencimiento) ?? 0),
    terms: readString(wire.terminosCondiciones),
  };
}

/** Maps an amount of a voucher use; returns null if it is unreadable. */
export function toVoucherAmount(row: WireAmount, { currency }: StoreContext): VoucherAmount | null {
  const wire = readObject(row);
  const useId = readString(wire?.uso);
  const amount = readAmount(wire?.monto, currency);
  return useId === '' || amount === null ? null : { amount, useId };
}

/** The uses and amounts of the voucher shop (spec 7, `getBonos{product}Config`). */
export const voucherConfigQuery = defineRemoteQuery({
  document: VoucherConfigDocument,
  fetchPolicy: 'cache-and-network',
  read: ({ getBonosProductoConfig: wire }, storeContext) => {
    const uses = keepReadableRows(readRows(wire?.usos, (row) => toVoucherUse(row, storeContext)));
    const amounts = keepReadableRows(
      readRows(wire?.montos, (row) => toVoucherAmount(row, storeContext)),
    );
    return uses && amounts && { successMessage: readString(wire?.messageSuccess), uses, amounts };
  },
  isEmpty: ({ uses }) => uses.length === 0,
});

/** Builds the request for the voucher uses and amounts of the client's store. */
export const buildVoucherConfigRequest = () => ({ document: VoucherConfigDocument, variables: {} });

/** Queries the voucher uses and amounts of the client's store, if needed. */
export const useVoucherConfig = (isNeeded = true): Remote<VoucherConfig> =>
  useRemote(voucherConfigQuery, isNeeded ? buildVoucherConfigRequest().variables : null);
