import { defineConfig } from 'vite';

/** The browser speaks to its own origin; what is GraphQL goes on to the backend. */
const proxy = { '/graphql': process.env.BACKEND_URL ?? 'http://localhost:4100' };

export default defineConfig({ server: { proxy }, preview: { proxy } });
