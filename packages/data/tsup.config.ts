import { defineConfig } from 'tsup';

/** One file for each entry of `publishConfig.exports`. */
const entries = {
  index: 'src/index.ts',
  'backend-profile': 'src/backend-profile/configuration.ts',
  rest: 'src/rest/index.ts',
  realtime: 'src/realtime/index.ts',
  errors: 'src/shared/errors/index.ts',
  limits: 'src/limits/index.ts',
  operations: 'src/operations/index.ts',
  schema: 'src/schema/index.ts',
  testing: 'src/testing.ts',
};

export default defineConfig({
  entry: entries,
  format: 'esm',
  target: 'es2022',
  tsconfig: 'tsconfig.build.json',
  dts: { entry: entries },
  splitting: true,
  treeshake: true,
  clean: true,
});
