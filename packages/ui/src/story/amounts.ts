import { createAmountFormat } from '../inputs/money-input/index.ts';

/** Pesos, without cents, for stories and tests. */
export const pesos = createAmountFormat('COP');

/** Dollars, with cents, for stories and tests. */
export const dollars = createAmountFormat('USD', { prefix: '$ ' });
