import { surtidor } from '@surtidor/portal/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [surtidor({ root: import.meta.dirname, omit: ['vouchers', 'survey', 'calendar'] })],
});
