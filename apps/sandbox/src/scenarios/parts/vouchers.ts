import { addDays } from '../../shared/time.ts';
import type { UserWithId } from '../builders/build-user.ts';
import { voucherUses } from '../reference/vouchers.ts';
import { getPastTimestamp, type ScenarioContext } from '../scenario-context.ts';
import type { RowIn, ScenarioRows } from '../scenario-rows.ts';
import { generateUuid } from './payments.ts';

interface Purchase {
  readonly daysAgo: number;
  readonly state: 'PENDIENTE' | 'APROBADA' | 'RECHAZADA';
  readonly useIndex: number;
  /** Pairs of an index into the country's amounts and a quantity. */
  readonly lines: readonly (readonly [amount: 0 | 1 | 2 | 3, quantity: number])[];
}

const purchases: readonly Purchase[] = [
  { daysAgo: 210, state: 'APROBADA', useIndex: 2, lines: [[1, 2]] },
  {
    daysAgo: 120,
    state: 'APROBADA',
    useIndex: 0,
    lines: [
      [0, 10],
      [2, 3],
    ],
  },
  { daysAgo: 64, state: 'APROBADA', useIndex: 1, lines: [[3, 1]] },
  { daysAgo: 33, state: 'RECHAZADA', useIndex: 0, lines: [[3, 4]] },
  {
    daysAgo: 20,
    state: 'APROBADA',
    useIndex: 2,
    lines: [
      [0, 5],
      [1, 5],
    ],
  },
  { daysAgo: 6, state: 'APROBADA', useIndex: 0, lines: [[2, 2]] },
  { daysAgo: 0, state: 'PENDIENTE', useIndex: 1, lines: [[1, 3]] },
];

const voucherStatuses = {
  APROBADA: 'ACTIVO',
  PENDIENTE: 'PENDIENTE',
  RECHAZADA: 'RECHAZADO',
} as const;

function buildPurchase(
  context: ScenarioContext,
  user: UserWithId,
  purchase: Purchase,
): ScenarioRows {
  const use = voucherUses[purchase.useIndex];
  if (use === undefined) return {};
  const uuid = generateUuid(context, `voucher/${context.nextId('transaction')}`);
  const day = addDays(context.today, -purchase.daysAgo);
  const at = getPastTimestamp(context, day, 11 * 60 + purchase.daysAgo);
  const { amounts } = context.store.facts.currency.vouchers;
  const vouchers: RowIn<'vouchers'>[] = purchase.lines.map(([amountIndex, cantidad]) => ({
    entity_id: context.nextId('voucher'),
    customer: context.client,
    uuid,
    monto: amounts[amountIndex],
    cantidad,
    email: user.email,
    reward: use.reward,
    tipo_bono: use.title,
    fecha_vencimiento: addDays(day, use.days),
    status: voucherStatuses[purchase.state],
    // Set after the distributor's CRM has registered the voucher.
    resp_salesforce: purchase.state === 'APROBADA' ? 'OK' : null,
    created_at: at,
    updated_at: at,
  }));
  return {
    transactions: [
      {
        uuid,
        client_code: context.client,
        user_id: user.id,
        fingerprint: `scenario/${uuid}`,
        tipo: 'BONOS',
        id_segment: 'BO',
        total: vouchers.reduce((sum, { monto, cantidad }) => sum + monto * cantidad, 0),
        moneda: context.store.currency,
        estado: purchase.state,
        phrase: context.rng.fork(`phrase/${uuid}`).hex(32),
        token: context.rng.fork(`token/${uuid}`).hex(64),
        banco: purchase.state === 'PENDIENTE' ? null : 'Banco Valle Alto',
        created_at: at,
        updated_at: at,
        settled_at: purchase.state === 'PENDIENTE' ? null : at,
      },
    ],
    vouchers,
  };
}

/** Builds voucher purchases in every status; some vouchers have expired. */
export const buildVouchers = (context: ScenarioContext, user: UserWithId): ScenarioRows[] =>
  purchases.map((purchase) => buildPurchase(context, user, purchase));
