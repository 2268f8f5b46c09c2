import { readSession } from './auth/sessions.ts';
import { settleDueCompensations } from './compensations/settle-compensation.ts';
import type { SandboxContext, TransportNote } from './environment/context.ts';
import type { Environment } from './environment/environment.ts';

/** The token of an Authorization header; null when there is none. */
export const getBearer = (header: string | null | undefined): string | null =>
  /^Bearer ([\w-]{20,200})$/i.exec(header ?? '')?.[1] ?? null;

/** The context of a request. Pending events that are due are processed first. */
export async function makeContext(
  environment: Environment,
  token: string | null,
  transport: TransportNote = { override: { kind: 'response' } },
): Promise<SandboxContext> {
  settleDueCompensations(environment);
  return {
    environment,
    db: environment.db,
    session: token === null ? null : await readSession(environment, token),
    transport,
  };
}
