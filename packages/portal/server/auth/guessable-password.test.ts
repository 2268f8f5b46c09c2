import { expect, it } from 'vitest';
import { isGuessablePassword } from './guessable-password.ts';

const personalTexts = ['lucia@mirador.example', 'Lucía Peña', 'Estación El Mirador', 'Surtidor'];

it.each([
  'Password1!',
  'P@ssw0rd1',
  'Surtidor1!',
  'Surtidor#2026',
  'Qwerty123!',
  'Abcd1234!',
  'Gasolina1!',
  'Lucia2026!',
  'Lucia-Pena1',
  'Mirador2026!',
])('refuses %s', async (password) => {
  expect(await isGuessablePassword(password, personalTexts)).toBe(true);
});

it.each(['Nueva-clave-9', 'Zx9!kQ2m', 'caballo-Rojo-7-lapiz', 'caballo-Lucia-7-lapiz'])(
  'accepts %s',
  async (password) => {
    expect(await isGuessablePassword(password, personalTexts)).toBe(false);
  },
);

it('reads only as much of a password and of texts as they may have', async () => {
  await isGuessablePassword('Nueva-clave-9', []);
  const words = Array.from({ length: 1_500 }, (_, n) => `${n.toString(36)}x`).join(' ');
  const startedAt = performance.now();
  expect(await isGuessablePassword('aB1!'.repeat(64), [words, words])).toBe(true);
  expect(performance.now() - startedAt).toBeLessThan(2_000);
});
