import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const source = join(import.meta.dirname, '../..');
const forms = globSync('{screens,features}/**/*.{ts,tsx}', { cwd: source })
  .filter((file) => !file.includes('.test.') && !file.startsWith('features/forms/'))
  .map((file) => ({ file, code: readFileSync(join(source, file), 'utf8') }))
  .filter(({ code }) => /\busePortalForm(?:<[^(]*>)?\(\{/.test(code));

/** A form with a secret leaves nothing behind, not even in the page's memory. */
const withSecret = 'screens/personal-info/parts/password-panel.tsx';

it.each(forms.map(({ file, code }) => [file, code] as const))(
  '%s comes back after a session that ended, unless it holds a secret',
  (file, code) => {
    expect(code.includes('draftName:')).toBe(file !== withSecret);
  },
);

it('finds the forms', () => {
  expect(forms.map(({ file }) => file)).toContain(withSecret);
  expect(forms.length).toBeGreaterThan(4);
});

it('no form uses react-hook-form directly', () => {
  const others = globSync('{screens,features,app}/**/*.{ts,tsx}', { cwd: source }).filter(
    (file) =>
      !file.startsWith('features/forms/') &&
      /\buseForm\(|\buseForm</.test(readFileSync(join(source, file), 'utf8')),
  );
  expect(others).toEqual([]);
});
