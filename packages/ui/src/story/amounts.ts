import type { AmountFormat } from '../money-input/index.ts';

/** An app's formatter and parser, as small as they can be: '1.234,56', '1,234.56' and '1234.5'. */
const amountsWith = (decimals: 0 | 2): AmountFormat => {
  const step = decimals === 0 ? 100 : 1;
  const round = (minor: number) => Math.round(minor / step) * step;
  const written = new Intl.NumberFormat('de-DE', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  return {
    prefix: '$ ',
    decimal: ',',
    decimals,
    group: (digits) => digits.replace(/(?<=\d)(?=(?:\d{3})+$)/g, '.'),
    format: (minor) => `${minor < 0 ? '-' : ''}$ ${written.format(Math.abs(round(minor)) / 100)}`,
    read: (text) => {
      const plain = text.replace(/^\$ ?/, '').replace(/[.,](?=\d{3}(?:\D|$))/g, '');
      if (!/^\d{1,13}(?:[.,]\d{1,2})?$/.test(plain)) return null;
      const exact = Math.round(Number(plain.replace(',', '.')) * 100);
      return { minor: round(exact), rounded: round(exact) !== exact };
    },
  };
};

/** Pesos and soles, for stories and tests: no cents. */
export const pesos = amountsWith(0);

/** Dollars, for stories and tests: with cents. */
export const dollars = amountsWith(2);
