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

/** The uses of a voucher. */
export const voucherUses: readonly Use[] = [
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

const renderTerms = ({ title, days }: Use): string =>
  `<h3>${title}</h3><ul><li>Vigencia de ${days} días desde la compra.</li>` +
  '<li>No es canjeable por dinero en efectivo.</li>' +
  '<li>Se entrega por correo electrónico cuando se aprueba el pago.</li></ul>';

/** Returns the code of a use. Codes for Colombian pesos have no currency suffix. */
const getUseCode = (code: string, currency: Currency): string =>
  currency === 'COP' ? code : `${code}-${currency}`;

/** Voucher uses and amounts in every currency. */
export const voucherRows: ScenarioRows = {
  voucherUses: currencies.flatMap(({ code: currency, vouchers }) =>
    voucherUses.map((use, index) => ({
      uso: getUseCode(use.code, currency),
      reward: use.reward,
      titulo: use.title,
      descripcion: use.description,
      montoMaximo: vouchers.maximum,
      diasVencimiento: use.days,
      terminosCondiciones: renderTerms(use),
      moneda: currency,
      sort_order: index + 1,
    })),
  ),
  voucherAmounts: currencies.flatMap(({ code: currency, vouchers }) =>
    voucherUses.flatMap((use) =>
      vouchers.amounts.map((monto) => ({ uso: getUseCode(use.code, currency), monto })),
    ),
  ),
};
