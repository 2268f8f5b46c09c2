import { startPortal } from '@surtidor/portal/server';

await startPortal({ build: new URL('dist/', import.meta.url) });
