import { expect, it } from 'vitest';
import { initialsOf } from './initials.ts';

it.each([
  ['Ana Rojas', 'AR'],
  ['  ana   maría rojas ', 'AR'],
  ['Íngrid', 'Í'],
  ['ñato Óscar', 'ÑÓ'],
  ['', ''],
])('%j has the initials %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
