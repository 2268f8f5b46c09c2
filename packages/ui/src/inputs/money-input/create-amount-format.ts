import type { AmountFormat } from './amount-format.ts';

/** Overrides of a currency's default format. */
export interface AmountFormatOptions {
  /** The text before the amount: '$ '. */
  prefix?: string;
  /** 0 for currencies paid in whole units. */
  decimals?: 0 | 2;
  /** The decimal separator; the other character separates thousands. */
  decimal?: ',' | '.';
}

/** The formats of known currencies. Soles and pesos are paid in whole units. */
const currencyFormats: Readonly<Record<string, Required<Omit<AmountFormatOptions, 'decimal'>>>> = {
  COP: { prefix: '$ ', decimals: 0 },
  PEN: { prefix: 'S/ ', decimals: 0 },
  USD: { prefix: 'US$ ', decimals: 2 },
};

/** The accepted formats of units and cents. Before three digits, comma and dot separate thousands. */
const amountPatterns = [
  /^([1-9]\d{0,2}(?:\.\d{3})+)(?:,(\d{1,2}))?$/,
  /^([1-9]\d{0,2}(?:,\d{3})+)(?:\.(\d{1,2}))?$/,
  /^([1-9]\d{0,2}(?: \d{3})+)(?:[.,](\d{1,2}))?$/,
  /^(\d{1,13})(?:[.,](\d{1,2}))?$/,
] as const;

/** With more digits, cents would not be exact. */
const maxUnitDigits = 13;

/**
 * Creates the format of a currency for `MoneyInput` and `PaymentLineEditor`. Create it once, outside of components:
 * `const pesos = createAmountFormat('COP')`.
 * @param currency An ISO 4217 code. An unknown code is used as the prefix, with two decimals.
 */
export const createAmountFormat = (
  currency: string,
  options: AmountFormatOptions = {},
): AmountFormat => {
  const defaults = currencyFormats[currency] ?? { prefix: `${currency} `, decimals: 2 };
  const { prefix, decimals, decimal } = { decimal: ',' as const, ...defaults, ...options };
  const thousands = decimal === ',' ? '.' : ',';
  const roundingUnit = decimals === 0 ? 100 : 1;
  // Rounds halves away from zero, for either sign.
  const round = (minor: number) =>
    Math.sign(minor) * Math.round(Math.abs(minor) / roundingUnit) * roundingUnit || 0;
  const group = (digits: string) => digits.replace(/\B(?=(\d{3})+$)/g, thousands);
  const currencySigns = [prefix.trim(), currency, '$'].filter(Boolean);
  const removeCurrencySign = (text: string) => {
    const currencySign = currencySigns.find((candidate) =>
      text.toUpperCase().startsWith(candidate.toUpperCase()),
    );
    return currencySign === undefined ? text : text.slice(currencySign.length).trim();
  };
  return {
    ...{ prefix, decimal, decimals, group },
    format: (minor) => {
      const absoluteMinor = Math.abs(minor);
      const cents = absoluteMinor % 100;
      const decimalPart =
        decimals === 0 && cents === 0 ? '' : `${decimal}${String(cents).padStart(2, '0')}`;
      return `${minor < 0 ? '-' : ''}${prefix}${group(String(Math.floor(absoluteMinor / 100)))}${decimalPart}`;
    },
    read: (text) => {
      const [, minusSign, unsignedText = ''] =
        /^([-−]?)\s*(.*)$/.exec(text.normalize('NFKC').trim()) ?? [];
      const amountText = removeCurrencySign(unsignedText);
      const match = amountPatterns.map((pattern) => pattern.exec(amountText)).find(Boolean);
      const units = match?.[1]?.replace(/\D/g, '') ?? '';
      if (!match || units.length > maxUnitDigits) return null;
      const absoluteMinor = Number(units) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
      const exactMinor = minusSign ? -absoluteMinor : absoluteMinor;
      const minor = round(exactMinor);
      return { minor, rounded: minor !== exactMinor };
    },
  };
};
