import { defineConfig } from 'tsup';
import { findFiles } from './scripts/find-files.ts';
import { getPublicEntries } from './scripts/get-public-entries.ts';
import { markClientModules } from './scripts/mark-client-modules.ts';
import { writeStyles } from './scripts/write-styles.ts';
import { writeTheme } from './scripts/write-theme.ts';
import { writeTypes } from './scripts/write-types.ts';

const unpublishedPattern =
  /\.stories\.tsx$|\.test\.ts$|^src\/(?:story|foundations\/(?:tokens|docs))\/|\/index\.ts$/;

const modules = Object.fromEntries(
  findFiles('src')
    .filter((file) => /\/.*\.tsx?$/.test(file))
    .map((file) => `src/${file}`)
    .filter((file) => !unpublishedPattern.test(file))
    .map((file) => [file.replace(/^src\//, 'modules/').replace(/\.tsx?$/, ''), file]),
);
const entries = getPublicEntries('.');

export default defineConfig({
  // Every module is built separately, so that a bundler leaves out the modules that an app does not use.
  entry: { ...modules, ...entries },
  format: 'esm',
  target: 'es2022',
  splitting: true,
  treeshake: true,
  clean: true,
  onSuccess: async () => {
    writeTheme('dist');
    markClientModules('dist');
    await writeStyles('dist');
    writeTypes('dist/types');
  },
});
