import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss()],
  build: {
    rolldownOptions: {
      input: ['index.html', 'kit-only.html', 'own-only.html', 'own-first.html', 'own-last.html'],
    },
  },
});
