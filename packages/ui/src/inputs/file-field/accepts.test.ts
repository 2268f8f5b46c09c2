import { expect, test } from 'vitest';
import { accepts } from './accepts.ts';

const csv = { name: 'Personas.CSV', type: 'text/csv' };
const photo = { name: 'foto.png', type: 'image/png' };

test.each([
  ['no limit', undefined, photo, true],
  ['an empty limit', ' ', photo, true],
  ['an extension, whatever its case', '.csv', csv, true],
  ['one of several', '.xlsx, .csv', csv, true],
  ['another extension', '.xlsx', csv, false],
  ['a type', 'text/csv', csv, true],
  ['another type', 'text/csv', photo, false],
  ['a kind of type', 'image/*', photo, true],
  ['another kind of type', 'image/*', csv, false],
])('%s', (_name, accept, file, expected) => {
  expect(accepts(accept, file)).toBe(expected);
});
