import { expect, it } from 'vitest';
import { getInitials } from './initials.ts';

it.each([
  ['Ana', 'Rojas', 'AR'],
  ['  ana   maría ', ' rojas peña ', 'AR'],
  ['Adriana', 'Galindo Peñaranda', 'AG'],
  ['Íngrid', '', 'Í'],
  ['ñato', 'Óscar', 'ÑÓ'],
  ['', '', ''],
])('%j %j has the initials %j', (firstName, lastName, initials) => {
  expect(getInitials(firstName, lastName)).toBe(initials);
});
