import { addDays, type CalendarDate, formatMoney } from '../shared/index.ts';
import type { AgendaEntry } from './types.ts';

/** What a calendar file says besides its entries. */
export interface IcsParts {
  /** The calendar's name: 'Vencimientos y entregas'. */
  readonly name: string;
  /** The product that wrote it, and the end of every entry's identity. */
  readonly product: string;
  /** Epoch milliseconds of writing it. */
  readonly now: number;
}

/** Octets of a line before it is folded (RFC 5545, 3.1). */
const lineOctets = 75;

const octetsOf = (character: string): number => new TextEncoder().encode(character).length;

/** A line in pieces that fit, each after the first begun with a space; no character is cut in two. */
export function foldIcsLine(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > lineOctets) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters may not stand in a calendar file
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** A text as a value of the file: its marks escaped (RFC 5545, 3.3.11). */
export const escapeIcsText = (text: string): string =>
  text
    .replace(control, '')
    .replace(/[\\;,]/g, (mark) => `\\${mark}`)
    .replace(/\r\n|\r|\n/g, '\\n');

const icsDay = (day: CalendarDate): string => day.replaceAll('-', '');

const icsInstant = (now: number): string =>
  new Date(now).toISOString().replace(/[-:]|\.\d{3}/g, '');

/** Only letters, digits and dashes stand in the identity of an entry. */
const idPart = (id: string): string => id.replace(/[^A-Za-z0-9-]/g, '-');

const eventLines = (
  { kind, id, day, title, detail, amount }: AgendaEntry,
  { product, now }: IcsParts,
): readonly string[] => [
  'BEGIN:VEVENT',
  `UID:${kind}-${idPart(id)}@${idPart(product.toLowerCase())}`,
  `DTSTAMP:${icsInstant(now)}`,
  `DTSTART;VALUE=DATE:${icsDay(day)}`,
  // The end of a whole day is the day after it.
  `DTEND;VALUE=DATE:${icsDay(addDays(day, 1))}`,
  `SUMMARY:${escapeIcsText(amount === null ? title : `${title} · ${formatMoney(amount)}`)}`,
  ...(detail === '' ? [] : [`DESCRIPTION:${escapeIcsText(detail)}`]),
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
];

/** A calendar file of whole-day entries (iCalendar, RFC 5545), as calendar programs open it. */
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
