import type { ClientRow, Database, UserRow } from '../database/index.ts';
import { unauthorized } from '../shared/errors.ts';
import { dayIn, instantIn } from '../shared/time.ts';
import type { SandboxStore } from '../stores.ts';
import type { Environment } from './environment.ts';

/** Who a bearer token stands for. */
export interface SandboxSession {
  readonly tokenHash: string;
  readonly user: UserRow;
  readonly client: ClientRow;
  readonly store: SandboxStore;
  readonly roleName: string;
  /** Codes of the stations this person works at; null for a role that is not bound to stations. */
  readonly stations: readonly string[] | null;
  /** Full names: 'Surtidor_Facturas::pendientes'. */
  readonly permissions: ReadonlySet<string>;
  /** Support reads as this user and writes nothing. */
  readonly support: boolean;
}

/** What a fault did to the HTTP answer of this request; only the HTTP side reads it. */
export interface TransportNote {
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

/** What every resolver receives. */
export interface SandboxContext {
  readonly environment: Environment;
  /** The environment's database, for short. */
  readonly db: Database;
  /** Null without a valid token. */
  readonly session: SandboxSession | null;
  readonly transport: TransportNote;
}

/** A resolver's view of one signed-in dealer: the scope of every query. */
export interface Dealer extends SandboxSession {
  readonly db: Database;
  readonly environment: Environment;
  /** The only client code a query may use. */
  readonly clientCode: string;
  /** 'YYYY-MM-DD' in the store's zone. */
  readonly today: string;
  /** 'YYYY-MM-DD HH:mm:ss' in the store's zone. */
  readonly instant: string;
}

/** The signed-in dealer of a request; refuses a request without one. */
export function getDealer(context: SandboxContext): Dealer {
  const { session, environment, db } = context;
  if (!session) throw unauthorized();
  const now = environment.now();
  return {
    ...session,
    db,
    environment,
    clientCode: session.client.cliente,
    today: dayIn(session.store.zone, now),
    instant: instantIn(session.store.zone, now),
  };
}
