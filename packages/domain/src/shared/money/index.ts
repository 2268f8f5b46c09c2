export * from './amount-format.ts';
export {
  addMoney,
  areMoneyEqual,
  compareMoney,
  getAbsoluteMoney,
  multiplyMoney,
  subtractMoney,
  sumMoney,
} from './arithmetic.ts';
export { getCurrencyFormat } from './currencies.ts';
export { formatMoney, groupThousands } from './format-money.ts';
export { formatPrice } from './format-price.ts';
export * from './money.ts';
export { parseMoney } from './parse-money.ts';
export * from './totals.ts';
export type * from './types.ts';
