import type { ClientRow, Database, UserRow } from '../database/index.ts';
import { createUnauthorizedError } from '../shared/errors.ts';
import { formatDate, formatTimestamp } from '../shared/time.ts';
import type { SandboxStore } from '../stores.ts';
import type { Environment } from './environment.ts';

/** The session of a bearer token. */
export interface SandboxSession {
  readonly tokenHash: string;
  readonly user: UserRow;
  readonly client: ClientRow;
  readonly store: SandboxStore;
  readonly roleName: string;
  /** Codes of the assigned stations; null if the role is not limited to stations. */
  readonly stations: readonly string[] | null;
  /** Full permission names, e.g. 'Surtidor_Facturas::pendientes'. */
  readonly permissions: ReadonlySet<string>;
  /** Whether support uses the session. Support sessions are read-only. */
  readonly support: boolean;
}

/** How a fault changes the HTTP response. GraphQL sets it, the HTTP server applies it. */
export interface TransportOverride {
  override:
    | { readonly kind: 'response' }
    | { readonly kind: 'drop' }
    | {
        readonly kind: 'replace';
        readonly status: number;
        readonly body: string;
        readonly contentType: string;
      };
}

/** The GraphQL context. */
export interface SandboxContext {
  readonly environment: Environment;
  /** Shortcut for `environment.db`. */
  readonly db: Database;
  /** Null without a valid token. */
  readonly session: SandboxSession | null;
  readonly transport: TransportOverride;
}

/** The signed-in dealer of a request. Limits every query to the dealer's client. */
export interface Dealer extends SandboxSession {
  readonly db: Database;
  readonly environment: Environment;
  /** Code of the dealer's client. Queries must not use any other client code. */
  readonly clientCode: string;
  /** 'YYYY-MM-DD' in the store's time zone. */
  readonly today: string;
  /** 'YYYY-MM-DD HH:mm:ss' in the store's time zone. */
  readonly instant: string;
}

/** Returns the signed-in dealer. Throws UNAUTHORIZED without a session. */
export function getDealer(context: SandboxContext): Dealer {
  const { session, environment, db } = context;
  if (!session) throw createUnauthorizedError();
  const now = environment.now();
  return {
    ...session,
    db,
    environment,
    clientCode: session.client.cliente,
    today: formatDate(session.store.timeZone, now),
    instant: formatTimestamp(session.store.timeZone, now),
  };
}
