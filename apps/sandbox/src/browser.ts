import type { StoreCode } from '@surtidor/domain/vocabulary';
import type { GraphQLSchema } from 'graphql';
import { getSession } from './auth/sessions.ts';
import { settleDueCompensations } from './compensations/settle-compensation.ts';
import { createTables, type Database, loadRows, type Rows } from './database/index.ts';
import { openFilledWasmDatabase } from './database/wasm-database.ts';
import type { SandboxContext } from './environment/context.ts';
import { type Environment, type Limits, makeEnvironment } from './environment/environment.ts';
import { type FaultPort, type FaultRule, makeFaultPort } from './faults/rules.ts';
import type { SandboxMode } from './mode/sandbox-mode.ts';
import { makeSchema } from './schema.ts';
import { createMemoryLeafStorage } from './services/realtime/memory-leaf-storage.ts';
import { createNodeStore, type NodeStore } from './services/realtime/node-store.ts';
import { seedNotifications } from './services/realtime/seed-notifications.ts';
import { getStore } from './stores.ts';

export interface BrowserSandboxOptions {
  /** Rows of a scenario. */
  readonly rows: Rows;
  /** Who is signed in; null = nobody. */
  readonly email: string | null;
  /** Moves the user's client to another store. */
  readonly store?: StoreCode;
  /** Epoch milliseconds; fixed, so that stories are stable. */
  readonly now?: number;
  readonly faults?: readonly FaultRule[];
  /** Whether the session is one of support. */
  readonly support?: boolean;
  /** Conventions of the backend; extended by default. */
  readonly sandboxMode?: SandboxMode;
  readonly product?: string;
  readonly origin?: string;
  readonly limits?: Partial<Limits>;
}

/** An in-page backend for stories. */
export interface BrowserSandbox {
  readonly schema: GraphQLSchema;
  /** Context of one operation: for SchemaLink's `context`. Headers are taken and not needed. */
  readonly context: (headers?: unknown) => SandboxContext;
  readonly faults: FaultPort;
  /** For play functions that settle payments or read the ledger. */
  readonly environment: Environment;
  /** The realtime database with the notifications of the scenario; made when first asked for. */
  readonly realtime: () => NodeStore;
  close(): void;
}

/** Creates the backend on SQLite's wasm build, with a signed-in user. */
export async function createBrowserSandbox(
  options: BrowserSandboxOptions,
): Promise<BrowserSandbox> {
  const db = await openFilledWasmDatabase(options.rows, fill);
  const { email, now, store } = options;
  const userId = email === null ? null : getUserId(db, email);
  if (store && userId !== null) moveToStore(db, userId, store);
  const environment = makeEnvironment({
    db,
    faults: makeFaultPort(options.faults),
    ...(now === undefined ? {} : { now: () => now }),
    ...(options.product === undefined ? {} : { product: options.product }),
    ...(options.origin === undefined ? {} : { origin: options.origin }),
    ...(options.sandboxMode === undefined ? {} : { sandboxMode: options.sandboxMode }),
    ...(options.limits === undefined ? {} : { limits: options.limits }),
  });
  let realtime: NodeStore | null = null;
  return {
    schema: makeSchema(environment.product, environment.sandboxMode),
    context() {
      settleDueCompensations(environment);
      const session =
        userId === null
          ? null
          : getSession(environment, 'browser', userId, options.support ?? false);
      return { environment, db, session, transport: { override: { kind: 'response' } } };
    },
    faults: environment.faults,
    environment,
    realtime: () => {
      realtime ??= seededRealtime(environment);
      return realtime;
    },
    close: () => db.close(),
  };
}

function fill(db: Database, rows: Rows): void {
  createTables(db);
  loadRows(db, rows);
}

function seededRealtime({ db, now }: Environment): NodeStore {
  const store = createNodeStore(createMemoryLeafStorage(), now);
  seedNotifications(db, store);
  return store;
}

function getUserId(db: Database, email: string): number {
  const user = db.get<{ id: number }>('select id from users where email = :email', {
    email: email.toLowerCase(),
  });
  if (!user) throw new Error(`The scenario has no user '${email}'.`);
  return user.id;
}

function moveToStore(db: Database, userId: number, store: StoreCode): void {
  const { country, currency } = getStore(store);
  db.run(
    `update clients set store_code = :store, moneda = :moneda, pais = :pais
     where cliente = (select client_code from users where id = :userId)`,
    { store, moneda: currency, pais: country, userId },
  );
}
