// Serves the built portal. BACKEND_URL names the backend, PORT where to listen.
import { preview } from 'vite';

await preview({
  root: import.meta.dirname,
  logLevel: 'warn',
  preview: { port: Number(process.env.PORT ?? 4300), strictPort: true },
});
