import type { Currency } from '@surtidor/domain/vocabulary';
import type { World } from '../world.ts';

interface Use {
  readonly code: string;
  readonly reward: string;
  readonly title: string;
  readonly description: string;
  readonly days: number;
}

const uses: readonly Use[] = [
  {
    code: 'COMB',
    reward: 'Combustible',
    title: 'Bono de combustible',
    description: 'Para tanquear en cualquiera de las estaciones de la red.',
    days: 180,
  },
  {
    code: 'LUB',
    reward: 'Lubricantes',
    title: 'Bono de lubricantes',
    description: 'Para cambio de aceite y productos de mantenimiento.',
    days: 365,
  },
  {
    code: 'TIENDA',
    reward: 'Tienda',
    title: 'Bono de tienda',
    description: 'Para consumir en las tiendas de las estaciones.',
    days: 90,
  },
];

/** Amounts and the most of one purchase, in minor units. */
const money: Record<Currency, { amounts: readonly number[]; maximum: number }> = {
  COP: { amounts: [2_000_000, 5_000_000, 10_000_000, 20_000_000], maximum: 200_000_000 },
  PEN: { amounts: [2_000, 5_000, 10_000, 20_000], maximum: 200_000 },
  USD: { amounts: [500, 1_000, 2_500, 5_000], maximum: 50_000 },
};

const terms = ({ title, days }: Use): string =>
  `<h3>${title}</h3><ul><li>Vigencia de ${days} días desde la compra.</li>` +
  '<li>No es canjeable por dinero en efectivo.</li>' +
  '<li>Se entrega por correo electrónico cuando se aprueba el pago.</li></ul>';

/** The code of a use in a currency; Colombia's has no suffix. */
export const useCode = (code: string, currency: Currency): string =>
  currency === 'COP' ? code : `${code}-${currency}`;

// Object.keys widens to string; the record's keys are the currencies.
const moneys = Object.keys(money) as Currency[];

/** What vouchers can be bought, in each currency. */
export const vouchersReference: World = {
  voucherUses: moneys.flatMap((currency) =>
    uses.map((use, index) => ({
      uso: useCode(use.code, currency),
      reward: use.reward,
      titulo: use.title,
      descripcion: use.description,
      montoMaximo: money[currency].maximum,
      diasVencimiento: use.days,
      terminosCondiciones: terms(use),
      moneda: currency,
      sort_order: index + 1,
    })),
  ),
  voucherAmounts: moneys.flatMap((currency) =>
    uses.flatMap((use) =>
      money[currency].amounts.map((monto) => ({ uso: useCode(use.code, currency), monto })),
    ),
  ),
};

/** The uses a purchase may be for, for those who invent purchases. */
export const voucherUses: readonly Use[] = uses;
