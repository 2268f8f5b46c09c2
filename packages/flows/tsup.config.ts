import { globSync } from 'node:fs';
import { defineConfig } from 'tsup';

/** One file for each entry of `publishConfig.exports`. */
const entries = {
  core: 'src/core.ts',
  react: 'src/react.ts',
  testing: 'src/testing.ts',
};

const modules = Object.fromEntries(
  globSync('src/*/*.{ts,tsx}')
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => [file.replace(/^src\//, 'modules/').replace(/\.tsx?$/, ''), file]),
);

export default defineConfig({
  // Modules are built separately, so that pages without payments do not load the cipher.
  entry: { ...modules, ...entries },
  format: 'esm',
  target: 'es2022',
  tsconfig: 'tsconfig.build.json',
  dts: { entry: entries },
  splitting: true,
  treeshake: true,
  clean: true,
});
