import { expect, it } from 'vitest';
import { failedLoginDelay } from './login-delay.ts';

const settings = { flatMs: 250, stepMs: 500, capMs: 8000 };

it.each([
  [0, 250],
  [1, 250],
  [2, 750],
  [3, 1250],
  [4, 2250],
  [6, 8000],
  [1_000_000, 8000],
])('holds failure %i back for %i ms', (failures, ms) => {
  expect(failedLoginDelay(failures, settings)).toBe(ms);
});
