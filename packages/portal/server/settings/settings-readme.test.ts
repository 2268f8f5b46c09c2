import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { settingsSchema } from './settings-schema.ts';

it('the README names every setting', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const missing = Object.keys(settingsSchema.shape).filter(
    (name) => !readme.includes(`\`${name}\``),
  );
  expect(missing).toEqual([]);
});
