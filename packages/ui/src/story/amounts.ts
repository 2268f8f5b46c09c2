import { createAmountFormat } from '../inputs/money-input/index.ts';

/** Pesos, for stories and tests: no cents. */
export const pesos = createAmountFormat('COP');

/** Dollars, for stories and tests: with cents. */
export const dollars = createAmountFormat('USD', { prefix: '$ ' });
