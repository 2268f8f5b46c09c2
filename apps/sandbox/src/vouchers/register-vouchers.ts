import type { BonoInput } from '@surtidor/data/schema';
import {
  insertRows,
  type TransactionRow,
  tables,
  type VoucherRow,
  type VoucherUseRow,
} from '../database/index.ts';
import type { Dealer } from '../environment/context.ts';
import { writeLedger } from '../environment/ledger.ts';
import {
  createForbiddenError,
  createGraphqlError,
  createInvalidInputError,
} from '../shared/errors.ts';
import { formatMinor, parseMinor } from '../shared/money.ts';
import { addDays } from '../shared/time.ts';

const MAX_LINES = 500;
const MAX_QUANTITY = 10_000;

interface ParsedVoucher {
  readonly input: BonoInput;
  readonly use: VoucherUseRow;
  /** Minor units. */
  readonly amount: number;
}

/** Registers the vouchers of a purchase atomically (spec 4 and 7). */
export function registerVouchers(dealer: Dealer, input: readonly BonoInput[]): VoucherRow[] {
  const { db, clientCode } = dealer;
  const [firstLine] = input;
  if (!firstLine || input.length > MAX_LINES)
    throw createInvalidInputError('bonos', 'Agregue al menos un bono.');
  if (input.some((line) => line.customer !== clientCode)) throw createForbiddenError();
  if (input.some((line) => line.uuid !== firstLine.uuid || line.reward !== firstLine.reward)) {
    throw createInvalidInputError(
      'bonos',
      'Todos los bonos de una compra deben tener el mismo uso.',
    );
  }
  return db.transaction(() => {
    const transaction = findTransaction(dealer, firstLine.uuid);
    const existingVouchers = getVouchers(dealer, firstLine.uuid);
    if (existingVouchers.length > 0) return existingVouchers;
    const vouchers = input.map((line) => parseVoucher(dealer, line));
    const total = vouchers.reduce(
      (sum, { amount, input: line }) => sum + amount * line.cantidad,
      0,
    );
    checkTotal(total, transaction, vouchers);
    for (const voucher of vouchers) insertVoucher(dealer, transaction, voucher);
    writeLedger(dealer.environment, {
      kind: 'vouchers-registered',
      clientCode,
      reference: transaction.uuid,
      amount: total,
    });
    return getVouchers(dealer, firstLine.uuid);
  });
}

function findTransaction({ db, clientCode }: Dealer, uuid: string): TransactionRow {
  const row = db.get<TransactionRow>(
    `select * from transactions where uuid = :uuid and client_code = :client
       and tipo = 'BONOS' and estado <> 'RECHAZADA'`,
    { uuid, client: clientCode },
  );
  if (row) return row;
  throw createGraphqlError('NOT_FOUND', 'No encontramos la sesión de pago de estos bonos.');
}

/** Returns the vouchers of a purchase by the dealer's client. */
export const getVouchers = ({ db, clientCode }: Dealer, uuid: string): VoucherRow[] =>
  db.all<VoucherRow>(
    'select * from vouchers where uuid = :uuid and customer = :client order by entity_id',
    { uuid, client: clientCode },
  );

function parseVoucher({ db, client }: Dealer, input: BonoInput): ParsedVoucher {
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(input.email) || input.email.length > 254) {
    throw createInvalidInputError('email', 'please provide valid e-mail address.');
  }
  if (input.cantidad < 1 || input.cantidad > MAX_QUANTITY) {
    throw createInvalidInputError('cantidad', 'La cantidad debe ser 1 o mayor.');
  }
  const amount = parseMinor(input.monto);
  const use = db.get<VoucherUseRow>(
    `select u.* from voucher_uses u join voucher_amounts a using (uso)
     where u.reward = :reward and u.moneda = :currency and a.monto = :amount`,
    { reward: input.reward, currency: client.moneda, amount },
  );
  if (amount === null || !use) throw createInvalidInputError('monto', 'Este bono no se ofrece.');
  return { input, use, amount };
}

function checkTotal(
  total: number,
  transaction: TransactionRow,
  [firstVoucher]: readonly ParsedVoucher[],
): void {
  if (firstVoucher && total > firstVoucher.use.montoMaximo) {
    throw createGraphqlError(
      'AMOUNT_INVALID',
      `El límite máximo permitido por cada compra es de ${formatMinor(firstVoucher.use.montoMaximo)}`,
    );
  }
  if (total !== transaction.total) {
    throw createGraphqlError('AMOUNT_INVALID', 'Los bonos no suman el valor de la sesión de pago.');
  }
}

function insertVoucher(dealer: Dealer, transaction: TransactionRow, voucher: ParsedVoucher): void {
  const { input, use, amount } = voucher;
  insertRows(dealer.db, tables.vouchers, [
    {
      customer: dealer.clientCode,
      uuid: transaction.uuid,
      monto: amount,
      cantidad: input.cantidad,
      email: input.email,
      reward: input.reward,
      tipo_bono: input.tipo_bono.slice(0, 200),
      fecha_vencimiento: addDays(dealer.today, use.diasVencimiento),
      status: transaction.estado === 'APROBADA' ? 'ACTIVO' : 'PENDIENTE',
      created_at: dealer.instant,
      updated_at: dealer.instant,
    },
  ]);
}
