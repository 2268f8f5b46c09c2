export * from './amount-format.ts';
export * from './arithmetic.ts';
export * from './currencies.ts';
export * from './format-money.ts';
export * from './format-price.ts';
export * from './money.ts';
export * from './parse-money.ts';
export * from './round-money.ts';
export type * from './types.ts';
