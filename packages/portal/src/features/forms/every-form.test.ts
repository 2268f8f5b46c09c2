import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const sourceFolder = join(import.meta.dirname, '../..');
const forms = globSync('{screens,features}/**/*.{ts,tsx}', { cwd: sourceFolder })
  .filter((file) => !file.includes('.test.') && !file.startsWith('features/forms/'))
  .map((file) => ({ file, code: readFileSync(join(sourceFolder, file), 'utf8') }))
  .filter(({ code }) => /\busePortalForm(?:<[^(]*>)?\(\{/.test(code));

/** A form with a secret has no draft, not even in memory. */
const secretForm = 'screens/personal-info/parts/password-panel.tsx';

it.each(forms.map(({ file, code }) => [file, code] as const))(
  '%s has a draft unless it contains a secret',
  (file, code) => {
    expect(code.includes('draftName:')).toBe(file !== secretForm);
  },
);

it('finds the forms of the portal', () => {
  expect(forms.map(({ file }) => file)).toContain(secretForm);
  expect(forms.length).toBeGreaterThan(4);
});

it('finds no direct use of react-hook-form', () => {
  const otherFiles = globSync('{screens,features,app}/**/*.{ts,tsx}', { cwd: sourceFolder }).filter(
    (file) =>
      !file.startsWith('features/forms/') &&
      /\buseForm\(|\buseForm</.test(readFileSync(join(sourceFolder, file), 'utf8')),
  );
  expect(otherFiles).toEqual([]);
});
