import { createAmountFormat } from '../inputs/money-input/index.ts';

/** Pesos, without cents, for stories and tests. */
export const pesoFormat = createAmountFormat('COP');

/** Dollars, with cents, for stories and tests. */
export const dollarFormat = createAmountFormat('USD', { prefix: '$ ' });
