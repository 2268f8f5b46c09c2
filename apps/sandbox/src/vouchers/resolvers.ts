import type { Resolvers } from '@surtidor/data/schema';
import type { VoucherRow, VoucherUseRow } from '../database/index.ts';
import { type Dealer, getDealer, type SandboxContext } from '../environment/context.ts';
import { rejectOtherClient } from '../environment/reject-other-client.ts';
import { formatMinor } from '../shared/money.ts';
import { getVouchers, registerVouchers } from './register-vouchers.ts';

const toBono = ({ today }: Dealer, row: VoucherRow) => ({
  entity_id: row.entity_id,
  customer: row.customer,
  monto: formatMinor(row.monto),
  cantidad: row.cantidad,
  email: row.email,
  reward: row.reward,
  tipo_bono: row.tipo_bono,
  created_at: row.created_at,
  updated_at: row.updated_at,
  status: row.status === 'ACTIVO' && row.fecha_vencimiento < today ? 'VENCIDO' : row.status,
  uuid: row.uuid,
  resp_salesforce: row.resp_salesforce,
  fecha_vencimiento: row.fecha_vencimiento,
});

const toUso = (use: VoucherUseRow) => ({
  uso: use.uso,
  reward: use.reward,
  titulo: use.titulo,
  descripcion: use.descripcion,
  montoMaximo: formatMinor(use.montoMaximo),
  diasVencimiento: use.diasVencimiento,
  terminosCondiciones: use.terminosCondiciones,
});

export const vouchersResolvers: Resolvers<SandboxContext> = {
  Query: {
    getBonosProductoConfig(_, _arguments, context) {
      const { db, client } = getDealer(context);
      const currency = { currency: client.moneda };
      const uses = db.all<VoucherUseRow>(
        'select * from voucher_uses where moneda = :currency order by sort_order',
        currency,
      );
      const amounts = db.all<{ uso: string; monto: number }>(
        `select a.uso, a.monto from voucher_amounts a join voucher_uses u using (uso)
         where u.moneda = :currency order by u.sort_order, a.monto`,
        currency,
      );
      return {
        usos: uses.map(toUso),
        montos: amounts.map(({ uso, monto }) => ({ uso, monto: formatMinor(monto) })),
        messageSuccess: 'Su compra fue registrada. Enviaremos los bonos al correo indicado.',
      };
    },
    getBonosProducto(_, { uuid, customer }, context) {
      const dealer = getDealer(context);
      rejectOtherClient(dealer, { eq: customer ?? null });
      const rows = uuid
        ? getVouchers(dealer, uuid)
        : dealer.db.all<VoucherRow>(
            'select * from vouchers where customer = :client order by created_at desc, entity_id desc',
            { client: dealer.clientCode },
          );
      return rows.map((row) => toBono(dealer, row));
    },
  },
  Mutation: {
    addProductoBono(_, { bonos }, context) {
      const dealer = getDealer(context);
      return registerVouchers(dealer, bonos).map((row) => toBono(dealer, row));
    },
  },
};
