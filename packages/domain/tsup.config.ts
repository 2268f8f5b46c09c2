import { globSync } from 'node:fs';
import { defineConfig } from 'tsup';

const entries = {
  index: 'src/index.ts',
  vocabulary: 'src/vocabulary.ts',
  // Its own entry: a page loads the cipher only when somebody pays.
  'hand-off': 'src/payments/hand-off.ts',
};

const unpublished = /\.test\.ts$|types\.ts$/;

const modules = Object.fromEntries(
  globSync('src/*/**/*.ts')
    .filter((file) => !unpublished.test(file))
    .map((file) => [file.replace(/^src\//, 'modules/').replace(/\.ts$/, ''), file]),
);

export default defineConfig({
  // Every module is built apart, so that a bundler of the published package can leave out those
  // that are not used; in one file their tables would all stay.
  entry: { ...modules, ...entries },
  format: 'esm',
  target: 'es2024',
  dts: { entry: entries },
  splitting: true,
  treeshake: true,
  clean: true,
});
