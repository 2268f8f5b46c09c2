import { expect, it } from 'vitest';
import { initialsOf } from './initials.ts';

it.each([
  ['Ana', 'Rojas', 'AR'],
  ['  ana   maría ', ' rojas peña ', 'AR'],
  ['Adriana', 'Galindo Peñaranda', 'AG'],
  ['Íngrid', '', 'Í'],
  ['ñato', 'Óscar', 'ÑÓ'],
  ['', '', ''],
])('%j %j has the initials %j', (firstName, lastName, initials) => {
  expect(initialsOf(firstName, lastName)).toBe(initials);
});
