export { clearSession } from './clear-session.ts';
export { createSurtidorClient, type SurtidorClientOptions } from './create-client.ts';
export type { HttpLimits } from './http-link.ts';
export type { RetryOptions } from './retry-link.ts';
