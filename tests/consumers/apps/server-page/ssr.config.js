import { defineConfig } from 'vite';

// The kit is not bundled, so that Node resolves its entry points as on any other server.
export default defineConfig({ build: { ssr: true } });
