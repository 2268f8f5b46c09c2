import { defineConfig } from 'vite';

export default defineConfig({
  // React's development build reports hydration mismatches.
  define: { 'process.env.NODE_ENV': '"development"' },
  build: {
    rolldownOptions: {
      input: 'src/hydrate.tsx',
      output: { entryFileNames: '[name].js', assetFileNames: 'assets/[name][extname]' },
    },
  },
});
