import { defineConfig } from 'vite';

/** Forwards GraphQL requests to the backend. */
const proxy = { '/graphql': process.env.BACKEND_URL ?? 'http://localhost:4100' };

export default defineConfig({ server: { proxy }, preview: { proxy } });
