import { readSession } from './auth/sessions.ts';
import { settleDueCompensations } from './compensations/settle-compensation.ts';
import type { SandboxContext, TransportOverride } from './environment/context.ts';
import type { Environment } from './environment/environment.ts';

/** Returns the bearer token of an Authorization header, or null. */
export const getBearerToken = (header: string | null | undefined): string | null =>
  /^Bearer ([\w-]{20,200})$/i.exec(header ?? '')?.[1] ?? null;

/** Creates the context of a request. Settles due compensations first. */
export async function createContext(
  environment: Environment,
  token: string | null,
  transport: TransportOverride = { override: { kind: 'response' } },
): Promise<SandboxContext> {
  settleDueCompensations(environment);
  return {
    environment,
    db: environment.db,
    session: token === null ? null : await readSession(environment, token),
    transport,
  };
}
