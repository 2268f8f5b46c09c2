import { addDays, type CalendarDate, formatMoney } from '../shared/index.ts';
import type { AgendaEntry } from './types.ts';

/** Metadata of a calendar file. */
export interface IcsMetadata {
  /** The calendar's name: 'Vencimientos y entregas'. */
  readonly name: string;
  /** The product id, which also ends every entry's UID. */
  readonly product: string;
  /** When the file was written, in epoch milliseconds. */
  readonly now: number;
}

/** Maximum line length in octets (RFC 5545, 3.1). */
const maxLineOctets = 75;

const countOctets = (character: string): number => new TextEncoder().encode(character).length;

/** Folds a line; continuation lines start with a space, and no character is split. */
export function foldIcsLine(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = countOctets(character);
    if (octets + size > maxLineOctets) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: calendar files must not contain control characters
const controlCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** Escapes a text value (RFC 5545, 3.3.11). */
const escapeIcsText = (text: string): string =>
  text
    .replace(controlCharacters, '')
    .replace(/[\\;,]/g, (mark) => `\\${mark}`)
    .replace(/\r\n|\r|\n/g, '\\n');

const formatIcsDate = (day: CalendarDate): string => day.replaceAll('-', '');

const formatIcsInstant = (now: number): string =>
  new Date(now).toISOString().replace(/[-:]|\.\d{3}/g, '');

/** Replaces all characters except letters, digits and dashes. */
const toUidPart = (id: string): string => id.replace(/[^A-Za-z0-9-]/g, '-');

const getEventLines = (
  { kind, id, day, title, detail, amount }: AgendaEntry,
  { product, now }: IcsMetadata,
): readonly string[] => [
  'BEGIN:VEVENT',
  `UID:${kind}-${toUidPart(id)}@${toUidPart(product.toLowerCase())}`,
  `DTSTAMP:${formatIcsInstant(now)}`,
  `DTSTART;VALUE=DATE:${formatIcsDate(day)}`,
  // The end of an all-day event is exclusive.
  `DTEND;VALUE=DATE:${formatIcsDate(addDays(day, 1))}`,
  `SUMMARY:${escapeIcsText(amount === null ? title : `${title} · ${formatMoney(amount)}`)}`,
  ...(detail === '' ? [] : [`DESCRIPTION:${escapeIcsText(detail)}`]),
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
];

/** Writes all-day entries as an iCalendar file (RFC 5545). */
export const toIcs = (entries: readonly AgendaEntry[], metadata: IcsMetadata): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeIcsText(metadata.product)}//ES`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeIcsText(metadata.name)}`,
    ...entries.flatMap((entry) => getEventLines(entry, metadata)),
    'END:VCALENDAR',
  ]
    .map((line) => `${foldIcsLine(line)}\r\n`)
    .join('');
