// Serves the built portal. BACKEND_URL is the URL of the backend, PORT the port to listen on.
import { preview } from 'vite';

await preview({
  root: import.meta.dirname,
  logLevel: 'warn',
  preview: { port: Number(process.env.PORT ?? 4300), strictPort: true },
});
