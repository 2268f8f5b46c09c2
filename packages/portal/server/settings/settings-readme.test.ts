import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { specificationPortal } from '../../src/shared/config/specification-portal.ts';
import { createSettingsSchema } from './settings-schema.ts';

it('the README names every setting', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const missing = Object.keys(createSettingsSchema(specificationPortal).shape).filter(
    (name) => !readme.includes(`\`${name}\``),
  );
  expect(missing).toEqual([]);
});
