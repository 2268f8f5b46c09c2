export { createSurtidorClient, type SurtidorClientOptions } from './create-client.ts';
export { forgetSession } from './forget-session.ts';
export type { HttpLimits } from './http-link.ts';
export type { RetryOptions } from './retry-link.ts';
