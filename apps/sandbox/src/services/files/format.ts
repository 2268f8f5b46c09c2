import type { Currency } from '@surtidor/domain/vocabulary';
import { getCurrency } from '../../countries/index.ts';

const MONTHS = 'ene feb mar abr may jun jul ago sep oct nov dic'.split(' ');

/** An amount as printed: '$ 1.234.567', 'S/ 13.060', '-US$ 20,50'. Cents are never dropped when there are some. */
export function formatAmount(minor: number, currency: Currency): string {
  const { sign, wholeUnits } = getCurrency(currency);
  const cents = Math.abs(minor) % 100;
  const whole = groups(String(Math.floor(Math.abs(minor) / 100)));
  const fraction = !wholeUnits || cents > 0 ? `,${String(cents).padStart(2, '0')}` : '';
  return `${minor < 0 ? '-' : ''}${sign} ${whole}${fraction}`;
}

/** A quantity given in thousandths of its unit: '2.500', '12,5'. */
export function formatQuantity(thousandths: number): string {
  const whole = groups(String(Math.floor(thousandths / 1000)));
  const fraction = String(thousandths % 1000)
    .padStart(3, '0')
    .replace(/0+$/, '');
  return fraction === '' ? whole : `${whole},${fraction}`;
}

/** '2026-11-21' (a time may follow) as '21 nov 2026'; a dash for a day that is none. */
export function formatDay(day: string | null | undefined): string {
  const [year, month, date] = (day ?? '').slice(0, 10).split('-').map(Number);
  const name = MONTHS[(month ?? 0) - 1];
  return year && name && date ? `${date} ${name} ${year}` : '—';
}

function groups(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, '.');
}
