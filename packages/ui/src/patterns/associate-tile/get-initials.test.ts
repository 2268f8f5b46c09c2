import { expect, it } from 'vitest';
import { getInitials } from './get-initials.ts';

it.each([
  ['Ana', 'Rojas', 'AR'],
  ['  ana   maría ', ' rojas peña ', 'AR'],
  ['Adriana', 'Galindo Peñaranda', 'AG'],
  ['Íngrid', '', 'Í'],
  ['ñato', 'Óscar', 'ÑÓ'],
  ['', '', ''],
])('returns the initials of %j %j: %j', (firstName, lastName, initials) => {
  expect(getInitials(firstName, lastName)).toBe(initials);
});
