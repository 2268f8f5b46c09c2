import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { createTableSql } from '../../database/define-table.ts';
import {
  clearTables,
  createTables,
  type Database,
  hasTables,
  loadRows,
  tables,
} from '../../database/index.ts';
import { openNodeDatabase } from '../../database/node-database.ts';
import { buildScenario, type ScenarioRequest } from '../../scenarios/index.ts';
import { randomToken } from '../../shared/random.ts';
import { SandboxStartError } from './start-error.ts';

const MEMORY = ':memory:';

/** The database of a sandbox with a scenario in it. */
export interface SandboxData {
  readonly db: Database;
  /** Signs file addresses and realtime tokens; kept with the data, so that links outlive a restart. */
  readonly secret: string;
  /** Whether a scenario was just loaded; false for data that survived a restart. */
  readonly isFresh: boolean;
  /** Puts another scenario in place of the present one. */
  load(request: ScenarioRequest): Promise<void>;
}

export interface SandboxDataOptions {
  /** A file, or ':memory:'. */
  readonly path: string;
  readonly scenario: ScenarioRequest;
  /** Whether to begin again even though there is data. */
  readonly reset: boolean;
}

/**
 * Opens the sandbox's data. Builds the scenario if it is missing, incomplete or outdated; a marker
 * is written with the last row.
 */
export async function openSandboxData(options: SandboxDataOptions): Promise<SandboxData> {
  const { existing, db } = openFile(options);
  const secret = existing ? getSetting(db, 'secret') : null;
  const data = { db, secret: secret ?? randomToken(), isFresh: existing === null };
  const load = (request: ScenarioRequest) => loadScenario(db, data.secret, request);
  if (data.isFresh) {
    await load(options.scenario).catch((error: unknown) => {
      db.close();
      throw getStartError(options.path, error);
    });
  }
  return { ...data, load };
}

/** One sentence about a file that cannot be made, or not be filled. */
function getStartError(path: string, error: unknown): SandboxStartError {
  const reason = error instanceof Error ? error.message : 'unknown';
  return new SandboxStartError(
    `SANDBOX_DATA must be a file that this user may write, on a disk with room for it, or :memory:, and is '${path}' (${reason}).`,
  );
}

/** Opens what there is, or an empty database. @throws SandboxStartError when the file cannot be. */
function openFile({ path, scenario, reset }: SandboxDataOptions) {
  try {
    const existing = reset ? null : openExisting(path, getFingerprint(scenario));
    return { existing, db: existing ?? openEmpty(path) };
  } catch (error) {
    throw getStartError(path, error);
  }
}

/** Creates a folder recursively. Node's own function may hang if one cannot be created. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  const parent = dirname(folder);
  if (parent !== folder) makeFolder(parent);
  mkdirSync(folder);
}

function openExisting(path: string, mark: string): Database | null {
  if (path === MEMORY) return null;
  makeFolder(dirname(path));
  const db = openNodeDatabase(path);
  if (hasTables(db) && getSetting(db, 'mark') === mark) return db;
  db.close();
  return null;
}

function openEmpty(path: string): Database {
  if (path !== MEMORY) {
    makeFolder(dirname(path));
    for (const suffix of ['', '-wal', '-shm']) rmSync(path + suffix, { force: true });
  }
  const db = openNodeDatabase(path);
  createTables(db);
  return db;
}

async function loadScenario(db: Database, secret: string, request: ScenarioRequest): Promise<void> {
  const rows = await buildScenario(request);
  db.transaction(() => {
    clearTables(db);
    loadRows(db, rows);
    for (const [name, value] of Object.entries({ secret, mark: getFingerprint(request) })) {
      db.run('insert or replace into settings (name, value) values (:name, :value)', {
        name,
        value,
      });
    }
  });
}

function getSetting(db: Database, name: string): string | null {
  const row = db.get<{ value: string }>('select value from settings where name = :name', { name });
  return row?.value ?? null;
}

/** Changes when a table does, or the scenario that is asked for: other data is built anew. */
function getFingerprint({ scenario, store, seed, product }: ScenarioRequest): string {
  const script = Object.values(tables).map(createTableSql).join('\n');
  const request = JSON.stringify([scenario, store, seed, product]);
  return createHash('sha256').update(script).update(request).digest('hex');
}
