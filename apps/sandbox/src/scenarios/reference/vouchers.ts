import type { Currency } from '@surtidor/domain/vocabulary';
import { currencies } from '../../countries/index.ts';
import type { ScenarioRows } from '../scenario-rows.ts';

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

const terms = ({ title, days }: Use): string =>
  `<h3>${title}</h3><ul><li>Vigencia de ${days} días desde la compra.</li>` +
  '<li>No es canjeable por dinero en efectivo.</li>' +
  '<li>Se entrega por correo electrónico cuando se aprueba el pago.</li></ul>';

/** The code of a use in a currency; Colombia's has no suffix. */
const useCode = (code: string, currency: Currency): string =>
  currency === 'COP' ? code : `${code}-${currency}`;

/** What vouchers can be bought, in each currency. */
export const vouchersReference: ScenarioRows = {
  voucherUses: currencies.flatMap(({ code: currency, vouchers }) =>
    uses.map((use, index) => ({
      uso: useCode(use.code, currency),
      reward: use.reward,
      titulo: use.title,
      descripcion: use.description,
      montoMaximo: vouchers.maximum,
      diasVencimiento: use.days,
      terminosCondiciones: terms(use),
      moneda: currency,
      sort_order: index + 1,
    })),
  ),
  voucherAmounts: currencies.flatMap(({ code: currency, vouchers }) =>
    uses.flatMap((use) =>
      vouchers.amounts.map((monto) => ({ uso: useCode(use.code, currency), monto })),
    ),
  ),
};

/** The uses a purchase may be for, for those who invent purchases. */
export const voucherUses: readonly Use[] = uses;
