import type { Currency } from '@surtidor/domain/vocabulary';
import { getCurrency } from '../../countries/index.ts';

const MONTHS = 'ene feb mar abr may jun jul ago sep oct nov dic'.split(' ');

/** Formats an amount: '$ 1.234.567', 'S/ 13.060', '-US$ 20,50'. Cents other than zero are always printed. */
export function formatAmount(minor: number, currency: Currency): string {
  const { sign, usesWholeUnits } = getCurrency(currency);
  const cents = Math.abs(minor) % 100;
  const integerPart = groupThousands(String(Math.floor(Math.abs(minor) / 100)));
  const fraction = !usesWholeUnits || cents > 0 ? `,${String(cents).padStart(2, '0')}` : '';
  return `${minor < 0 ? '-' : ''}${sign} ${integerPart}${fraction}`;
}

/** Formats a quantity in thousandths of its unit: '2.500', '12,5'. */
export function formatQuantity(thousandths: number): string {
  const integerPart = groupThousands(String(Math.floor(thousandths / 1000)));
  const fraction = String(thousandths % 1000)
    .padStart(3, '0')
    .replace(/0+$/, '');
  return fraction === '' ? integerPart : `${integerPart},${fraction}`;
}

/** Formats a date or timestamp: '2026-11-21' as '21 nov 2026'. Returns a dash for an invalid date. */
export function formatDay(day: string | null | undefined): string {
  const [year, month, date] = (day ?? '').slice(0, 10).split('-').map(Number);
  const name = MONTHS[(month ?? 0) - 1];
  return year && name && date ? `${date} ${name} ${year}` : '—';
}

function groupThousands(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, '.');
}
