import fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { anyDate, anyText } from '../../test/arbitraries.ts';
import { property } from '../../test/property.ts';
import { addDays, type CalendarDate, formatMoney } from '../shared/index.ts';
import { foldIcsLine, toIcs } from './to-ics.ts';
import type { AgendaEntry } from './types.ts';

const metadata = {
  name: 'Vencimientos y entregas',
  product: 'Surtidor',
  now: Date.parse('2026-11-20T15:00:00Z'),
};

/** Parses a calendar file as a calendar app would. */
const parseEvents = (file: string) =>
  new ICAL.Component(ICAL.parse(file))
    .getAllSubcomponents('vevent')
    .map((one) => new ICAL.Event(one));

const invoice: AgendaEntry = {
  id: '77',
  kind: 'invoice',
  day: '2026-12-31' as CalendarDate,
  title: 'Factura FE-10293',
  detail: 'Estación Ñandú; vía Neiva, km 3\\4\nPiso 2',
  amount: { minor: 1_250_000, currency: 'COP' },
};

test('an invoice is an all-day event with its amount', () => {
  const file = toIcs([invoice], metadata);
  const [event] = parseEvents(file);
  expect(event?.summary).toBe(
    `Factura FE-10293 · ${formatMoney({ minor: 1_250_000, currency: 'COP' })}`,
  );
  expect(event?.description).toBe(invoice.detail);
  expect(event?.startDate.toString()).toBe('2026-12-31');
  expect(event?.endDate.toString()).toBe('2027-01-01');
  expect(event?.startDate.isDate).toBe(true);
  expect(event?.uid).toBe('invoice-77@surtidor');
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
});

test('a calendar without entries is valid', () => {
  const file = new ICAL.Component(ICAL.parse(toIcs([], metadata)));
  expect(file.getFirstPropertyValue('version')).toBe('2.0');
  expect(file.getFirstPropertyValue('x-wr-calname')).toBe(metadata.name);
});

const anyEntry: fc.Arbitrary<AgendaEntry> = fc.record({
  id: fc.stringMatching(/^[0-9]{1,9}$/),
  kind: fc.constantFrom('invoice', 'delivery'),
  day: anyDate.filter((day) => day > '1900' && day < '9990'),
  title: anyText,
  detail: anyText,
  amount: fc.constant(null),
});

/** Removes control characters and normalises line breaks, as the file does. */
const normalizeText = (text: string) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are removed
  text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '').replace(/\r\n|\r/g, '\n');

property(
  'parsing a written file returns the same titles and days',
  [fc.array(anyEntry, { maxLength: 4 })],
  (entries) => {
    const events = parseEvents(toIcs(entries, metadata));
    expect(events.map(({ summary }) => summary ?? '')).toEqual(
      entries.map(({ title }) => normalizeText(title)),
    );
    expect(events.map(({ startDate }) => startDate.toString())).toEqual(
      entries.map(({ day }) => day),
    );
    expect(events.map(({ endDate }) => endDate.toString())).toEqual(
      entries.map(({ day }) => addDays(day, 1)),
    );
  },
);

property(
  'folded lines have at most 75 octets and unfold to the original',
  [anyText.filter((text) => !/[\r\n]/.test(text))],
  (text) => {
    const line = `SUMMARY:${text.repeat(3)}`;
    const folded = foldIcsLine(line);
    for (const piece of folded.split('\r\n')) {
      expect(new TextEncoder().encode(piece).length).toBeLessThanOrEqual(75);
    }
    expect(folded.replaceAll('\r\n ', '')).toBe(line);
  },
);
