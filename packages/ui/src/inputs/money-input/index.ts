export type { AmountFormat, ReadAmount } from './amount-format.ts';
export { type AmountFormatOptions, createAmountFormat } from './create-amount-format.ts';
export { MoneyInput, type MoneyInputProps } from './money-input.tsx';
