import { type ExecutionResult, type GraphQLSchema, graphql } from 'graphql';
import { getSession } from '../src/auth/sessions.ts';
import { createContext } from '../src/create-context.ts';
import { createTables, type Database, loadRows, type Rows } from '../src/database/index.ts';
import { openNodeDatabase } from '../src/database/node-database.ts';
import type { SandboxContext } from '../src/environment/context.ts';
import {
  createEnvironment,
  type Environment,
  type Limits,
  type SendMail,
} from '../src/environment/environment.ts';
import type { SandboxMode } from '../src/mode/sandbox-mode.ts';
import { getSchema } from '../src/schema.ts';
import { NOON, tinyFixture } from './tiny-fixture.ts';

/** The caller of a query: a user's e-mail (optionally as support), a bearer token, or null for an anonymous call. */
export type Caller =
  | { readonly email: string; readonly support?: boolean }
  | { readonly token: string }
  | null;

/** The result of a query: plain data, and the messages and codes of the errors. */
export interface QueryResult {
  // biome-ignore lint/suspicious/noExplicitAny: each test defines its own query
  readonly data: any;
  readonly messages: readonly string[];
  readonly codes: readonly unknown[];
  readonly extensions: readonly Readonly<Record<string, unknown>>[];
}

/** An in-memory backend for one test. */
export interface TestBackend {
  readonly db: Database;
  readonly environment: Environment;
  readonly schema: GraphQLSchema;
  /** Advances the clock by a number of milliseconds. */
  advance(ms: number): void;
  query(caller: Caller, source: string, variables?: Record<string, unknown>): Promise<QueryResult>;
}

const defaultCaller: Caller = { email: 'ana@ejemplo.co' };
/** The legal representative of the tiny fixture's first client. */
export const ana = defaultCaller;

/** Starts a backend with the tiny fixture, other rows or another database. */
export function startTestBackend(
  options: {
    rows?: Rows;
    db?: Database;
    limits?: Partial<Limits>;
    sandboxMode?: SandboxMode;
    sendMail?: SendMail;
  } = {},
): TestBackend {
  const db = options.db ?? openNodeDatabase(':memory:');
  if (!options.db) {
    createTables(db);
    loadRows(db, options.rows ?? tinyFixture);
  }
  let clock = NOON;
  const environment = createEnvironment({
    db,
    now: () => clock,
    ...(options.limits ? { limits: options.limits } : {}),
    ...(options.sandboxMode ? { sandboxMode: options.sandboxMode } : {}),
    ...(options.sendMail ? { sendMail: options.sendMail } : {}),
  });
  const schema = getSchema(environment);
  return {
    db,
    environment,
    schema,
    advance: (ms) => {
      clock += ms;
    },
    async query(caller, source, variables = {}) {
      const contextValue = await createCallerContext(environment, caller);
      return toQueryResult(
        await graphql({ schema, source, variableValues: variables, contextValue }),
      );
    },
  };
}

async function createCallerContext(
  environment: Environment,
  caller: Caller,
): Promise<SandboxContext> {
  if (caller === null) return createContext(environment, null);
  if ('token' in caller) return createContext(environment, caller.token);
  const user = environment.db.get<{ id: number }>('select id from users where email = :email', {
    email: caller.email,
  });
  const context = await createContext(environment, null);
  const session = getSession(environment, 'test', user?.id ?? 0, caller.support ?? false);
  return { ...context, session };
}

function toQueryResult({ data, errors = [] }: ExecutionResult): QueryResult {
  return {
    // GraphQL returns objects without a prototype; tests compare with plain objects.
    data: JSON.parse(JSON.stringify(data ?? null)),
    messages: errors.map((error) => error.message),
    codes: errors.map((error) => error.extensions.code),
    extensions: errors.map((error) => error.extensions),
  };
}
