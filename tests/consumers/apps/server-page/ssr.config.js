import { defineConfig } from 'vite';

// The kit stays a dependency, so that Node reads its entry points as a server of somebody else's does.
export default defineConfig({ build: { ssr: true } });
