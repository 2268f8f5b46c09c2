import { expect, it } from 'vitest';
import { isTestFile } from './get-target.ts';
import { readSourceFiles } from './source-files.ts';

/** The files that build a regular expression from texts. None of the texts is a visitor's or the backend's. */
const reviewedFiles = [
  // Names of attributes, which are literals.
  'packages/domain/src/content/markup.ts',
  // Signs and codes of the configured currencies, with the special characters of signs escaped.
  'packages/domain/src/shared/money/parse-money.ts',
  // Codes of the configured currencies.
  'packages/portal/server/settings/setting-kinds.ts',
  // Names of tags and attributes, which are literals.
  'packages/portal/src/features/table-files/displayed-numbers.ts',
];

it('no other file builds a regular expression from a text', () => {
  const files = readSourceFiles()
    .filter(({ file }) => /^packages\/\w+\/(?:src|server|vite)\//.test(file) && !isTestFile(file))
    .filter(({ file }) => !/\.stories\.tsx$/.test(file))
    .filter(({ source }) => /\bRegExp\(/.test(source))
    .map(({ file }) => file);
  expect(files.toSorted()).toEqual(reviewedFiles);
});
