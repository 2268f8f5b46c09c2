import { type Currency, getCurrencyFormat, groupThousands, type Money } from '@surtidor/domain';

const minorPerUnit = 100;

const scales = [
  { units: 1_000_000, suffix: ' M' },
  { units: 1_000, suffix: ' mil' },
] as const;

/** Formats a number with one decimal below 100, for example '12,4', '120' or '1.028'. */
const formatShortNumber = (value: number, currency: Currency) => {
  const { thousands, decimal } = getCurrencyFormat(currency).separators;
  if (value >= 100) return groupThousands(String(Math.round(value)), thousands);
  return String(Math.round(value * 10) / 10).replace('.', decimal);
};

/** Formats an amount in short form, for example '$ 12,4 M' or '$ 850 mil'. Show the full amount elsewhere. */
export function formatCompactMoney({ minor, currency }: Money): string {
  const units = Math.abs(minor) / minorPerUnit;
  const sign = minor < 0 ? '-' : '';
  const { prefix } = getCurrencyFormat(currency);
  const scale = scales.find((candidate) => units >= candidate.units);
  const text = scale
    ? `${formatShortNumber(units / scale.units, currency)}${scale.suffix}`
    : Math.round(units);
  return `${sign}${prefix}${text}`.replaceAll(' ', '\u00A0');
}
