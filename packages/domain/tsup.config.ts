import { globSync } from 'node:fs';
import { defineConfig } from 'tsup';

/** The door of each area, except for `shared`, which is the root. */
const areas = globSync('src/*/index.ts')
  .map((file) => file.slice('src/'.length, -'.ts'.length))
  .filter((entry) => entry !== 'shared/index');

const entries = {
  index: 'src/index.ts',
  ...Object.fromEntries(areas.map((entry) => [entry, `src/${entry}.ts`])),
  vocabulary: 'src/vocabulary.ts',
  // A separate entry point, so that the cipher is loaded only for payments.
  'hand-off': 'src/payments/hand-off.ts',
};

const unpublished = /\.test\.ts$|types\.ts$/;

const modules = Object.fromEntries(
  globSync('src/*/**/*.ts')
    .filter((file) => !unpublished.test(file))
    .map((file) => [file.replace(/^src\//, 'modules/').replace(/\.ts$/, ''), file]),
);

export default defineConfig({
  // Modules are built separately, so that bundlers can tree-shake their tables.
  entry: { ...modules, ...entries },
  format: 'esm',
  target: 'es2024',
  tsconfig: 'tsconfig.build.json',
  dts: { entry: entries },
  splitting: true,
  treeshake: true,
  clean: true,
});
