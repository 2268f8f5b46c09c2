import { defineConfig } from 'vite';

export default defineConfig({
  html: { cspNonce: '__NONCE__' },
  build: { assetsInlineLimit: 0, rolldownOptions: { input: ['index.html', 'part.html'] } },
});
