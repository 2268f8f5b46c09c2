import { defineTable, type RowOf } from '../define-table.ts';

/** Uses of gift vouchers (spec 3, config). */
export const voucherUses = defineTable('voucher_uses', {
  uso: 'text primary key not null',
  reward: 'text not null',
  titulo: 'text not null',
  descripcion: 'text not null',
  /** Maximum total of a purchase, in minor units. */
  montoMaximo: 'integer not null',
  diasVencimiento: 'integer not null',
  /** HTML. */
  terminosCondiciones: 'text not null',
  moneda: 'text not null',
  sort_order: 'integer not null',
});

export const voucherAmounts = defineTable(
  'voucher_amounts',
  { uso: 'text not null references voucher_uses', monto: 'integer not null' },
  { constraints: ['primary key (uso, monto)'] },
);

/** Registered vouchers (spec 3, bono). */
export const vouchers = defineTable(
  'vouchers',
  {
    entity_id: 'integer primary key',
    /** Client code. */
    customer: 'text not null references clients',
    uuid: 'text not null references transactions',
    monto: 'integer not null',
    cantidad: 'integer not null',
    email: 'text not null',
    reward: 'text not null',
    tipo_bono: 'text not null',
    /** 'YYYY-MM-DD'. */
    fecha_vencimiento: 'text not null',
    /** PENDIENTE, ACTIVO or RECHAZADO. VENCIDO is derived from the expiry date. */
    status: "text not null default 'PENDIENTE'",
    resp_salesforce: 'text',
    created_at: 'text not null',
    updated_at: 'text not null',
  },
  { indexes: ['customer, created_at', 'uuid'] },
);

export type VoucherUseRow = RowOf<typeof voucherUses>;
export type VoucherRow = RowOf<typeof vouchers>;
