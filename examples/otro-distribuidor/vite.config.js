import { defineConfig } from 'vite';

const server = 'http://localhost:4000';

/** Forwards the requests of development to the portal's server (serve.js). */
export default defineConfig({
  server: { proxy: { '/graphql': server, '/server-middleware': server } },
});
