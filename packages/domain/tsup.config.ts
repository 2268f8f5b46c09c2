import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    vocabulary: 'src/vocabulary.ts',
    // Its own entry: a page loads the cipher only when somebody pays.
    'hand-off': 'src/payments/hand-off.ts',
  },
  format: 'esm',
  target: 'es2024',
  dts: true,
  splitting: true,
  treeshake: true,
  clean: true,
});
