import { addDays, type CalendarDate, formatMoney } from '../shared/index.ts';
import type { AgendaEntry } from './types.ts';

/** Metadata of a calendar file. */
export interface IcsParts {
  /** The calendar's name: 'Vencimientos y entregas'. */
  readonly name: string;
  /** The product id, which also ends every entry's UID. */
  readonly product: string;
  /** When the file was written, in epoch milliseconds. */
  readonly now: number;
}

/** Maximum line length in octets (RFC 5545, 3.1). */
const lineOctets = 75;

const getOctets = (character: string): number => new TextEncoder().encode(character).length;

/** Folds a line; continuation lines start with a space, and no character is split. */
export function foldIcsLine(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = getOctets(character);
    if (octets + size > lineOctets) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are not allowed in a calendar file
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** Escapes a text value (RFC 5545, 3.3.11). */
export const escapeIcsText = (text: string): string =>
  text
    .replace(control, '')
    .replace(/[\\;,]/g, (mark) => `\\${mark}`)
    .replace(/\r\n|\r|\n/g, '\\n');

const icsDay = (day: CalendarDate): string => day.replaceAll('-', '');

const icsInstant = (now: number): string =>
  new Date(now).toISOString().replace(/[-:]|\.\d{3}/g, '');

/** UIDs contain letters, digits and dashes only. */
const idPart = (id: string): string => id.replace(/[^A-Za-z0-9-]/g, '-');

const eventLines = (
  { kind, id, day, title, detail, amount }: AgendaEntry,
  { product, now }: IcsParts,
): readonly string[] => [
  'BEGIN:VEVENT',
  `UID:${kind}-${idPart(id)}@${idPart(product.toLowerCase())}`,
  `DTSTAMP:${icsInstant(now)}`,
  `DTSTART;VALUE=DATE:${icsDay(day)}`,
  // The end of an all-day event is exclusive.
  `DTEND;VALUE=DATE:${icsDay(addDays(day, 1))}`,
  `SUMMARY:${escapeIcsText(amount === null ? title : `${title} · ${formatMoney(amount)}`)}`,
  ...(detail === '' ? [] : [`DESCRIPTION:${escapeIcsText(detail)}`]),
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
];

/** Writes all-day entries as an iCalendar file (RFC 5545). */
export const toIcs = (entries: readonly AgendaEntry[], parts: IcsParts): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeIcsText(parts.product)}//ES`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeIcsText(parts.name)}`,
    ...entries.flatMap((entry) => eventLines(entry, parts)),
    'END:VCALENDAR',
  ]
    .map((line) => `${foldIcsLine(line)}\r\n`)
    .join('');
