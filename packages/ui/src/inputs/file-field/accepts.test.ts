import { expect, test } from 'vitest';
import { accepts } from './accepts.ts';

const csv = { name: 'Personas.CSV', type: 'text/csv' };
const photo = { name: 'foto.png', type: 'image/png' };

test.each([
  ['accepts any file if `accept` is undefined', undefined, photo, true],
  ['accepts any file if `accept` is blank', ' ', photo, true],
  ['accepts an extension in any case', '.csv', csv, true],
  ['accepts one of several extensions', '.xlsx, .csv', csv, true],
  ['rejects another extension', '.xlsx', csv, false],
  ['accepts a MIME type', 'text/csv', csv, true],
  ['rejects another MIME type', 'text/csv', photo, false],
  ['accepts a wildcard type', 'image/*', photo, true],
  ['rejects a type outside the wildcard', 'image/*', csv, false],
])('%s', (_name, accept, file, expected) => {
  expect(accepts(accept, file)).toBe(expected);
});
