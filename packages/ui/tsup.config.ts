import { globSync } from 'node:fs';
import { defineConfig } from 'tsup';
import { markClientModules } from './scripts/mark-client-modules.ts';
import { writeTheme } from './scripts/write-theme.ts';

const unpublished = /\.stories\.tsx$|\.test\.ts$|^src\/(?:story|tokens)\/|\/index\.ts$/;

const modules = Object.fromEntries(
  globSync('src/*/**/*.{ts,tsx}')
    .filter((file) => !unpublished.test(file))
    .map((file) => [file.replace(/^src\//, 'modules/').replace(/\.tsx?$/, ''), file]),
);

export default defineConfig({
  // Every module is built apart, so that a bundler leaves out the pieces an app does not draw.
  entry: { ...modules, index: 'src/index.ts' },
  format: 'esm',
  target: 'es2022',
  dts: { entry: { index: 'src/index.ts' } },
  splitting: true,
  treeshake: true,
  clean: true,
  onSuccess: async () => {
    writeTheme('dist');
    markClientModules('dist');
  },
});
