import type { StoreCode } from '@surtidor/domain/vocabulary';
import type { GraphQLSchema } from 'graphql';
import { getSession } from './auth/sessions.ts';
import { settleDueCompensations } from './compensations/settle-compensation.ts';
import { createTables, type Database, loadRows, type Rows } from './database/index.ts';
import { openFilledWasmDatabase } from './database/wasm-database.ts';
import type { SandboxContext } from './environment/context.ts';
import { createEnvironment, type Environment, type Limits } from './environment/environment.ts';
import { createFaultPort, type FaultPort, type FaultRule } from './faults/fault-port.ts';
import type { SandboxMode } from './mode/sandbox-mode.ts';
import { getSchema } from './schema.ts';
import { createMemoryLeafStorage } from './services/realtime/memory-leaf-storage.ts';
import { createNodeStore, type NodeStore } from './services/realtime/node-store.ts';
import { seedNotifications } from './services/realtime/seed-notifications.ts';
import { getStore } from './stores.ts';

export interface BrowserSandboxOptions {
  /** Rows of a scenario. */
  readonly rows: Rows;
  /** E-mail of the signed-in user, or null to start without a session. */
  readonly email: string | null;
  /** Moves the user's client to another store. */
  readonly store?: StoreCode;
  /** Current time in epoch milliseconds. Fixed, so that stories are stable. */
  readonly now?: number;
  readonly faults?: readonly FaultRule[];
  /** Whether the session is a support session. */
  readonly support?: boolean;
  /** Default: 'extended'. */
  readonly sandboxMode?: SandboxMode;
  readonly product?: string;
  readonly origin?: string;
  readonly limits?: Partial<Limits>;
}

/** An in-page backend for stories. */
export interface BrowserSandbox {
  readonly schema: GraphQLSchema;
  /** Creates the context of an operation; pass it to SchemaLink's `context`. Headers are ignored. */
  readonly context: (headers?: unknown) => SandboxContext;
  readonly faults: FaultPort;
  /** For play functions that settle payments or read the ledger. */
  readonly environment: Environment;
  /** Returns the realtime database with the scenario's notifications. Created on the first call. */
  readonly getRealtimeStore: () => NodeStore;
  close(): void;
}

/** Creates the backend on SQLite's WebAssembly build and signs the user in. */
export async function createBrowserSandbox(
  options: BrowserSandboxOptions,
): Promise<BrowserSandbox> {
  const db = await openFilledWasmDatabase(options.rows, fillDatabase);
  const { email, now, store } = options;
  const userId = email === null ? null : getUserId(db, email);
  if (store && userId !== null) moveToStore(db, userId, store);
  const environment = createEnvironment({
    db,
    faults: createFaultPort(options.faults),
    ...(now === undefined ? {} : { now: () => now }),
    ...(options.product === undefined ? {} : { product: options.product }),
    ...(options.origin === undefined ? {} : { origin: options.origin }),
    ...(options.sandboxMode === undefined ? {} : { sandboxMode: options.sandboxMode }),
    ...(options.limits === undefined ? {} : { limits: options.limits }),
  });
  let realtime: NodeStore | null = null;
  return {
    schema: getSchema(environment),
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
    getRealtimeStore: () => {
      realtime ??= createSeededRealtime(environment);
      return realtime;
    },
    close: () => db.close(),
  };
}

function fillDatabase(db: Database, rows: Rows): void {
  createTables(db);
  loadRows(db, rows);
}

function createSeededRealtime({ db, now }: Environment): NodeStore {
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
