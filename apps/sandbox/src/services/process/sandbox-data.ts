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
import { generateToken } from '../../shared/random.ts';
import { SandboxStartError } from './start-error.ts';

const MEMORY = ':memory:';

/** The database of a sandbox with a loaded scenario. */
export interface SandboxData {
  readonly db: Database;
  /** Signs file URLs and realtime tokens. Stored in the database, so that links work after a restart. */
  readonly secret: string;
  /** Whether the scenario was built at this start; false for existing data. */
  readonly isFresh: boolean;
  /** Replaces the data with another scenario. */
  load(request: ScenarioRequest): Promise<void>;
}

export interface SandboxDataOptions {
  /** A file, or ':memory:'. */
  readonly path: string;
  readonly scenario: ScenarioRequest;
  /** Whether to rebuild existing data. */
  readonly reset: boolean;
}

/**
 * Opens the database and builds the scenario if the data is missing or outdated. The fingerprint is
 * written in the same transaction as the rows, so that an incomplete database is rebuilt.
 */
export async function openSandboxData(options: SandboxDataOptions): Promise<SandboxData> {
  const { existing, db } = openFile(options);
  const secret = existing ? getSetting(db, 'secret') : null;
  const data = { db, secret: secret ?? generateToken(), isFresh: existing === null };
  const load = (request: ScenarioRequest) => loadScenario(db, data.secret, request);
  if (data.isFresh) {
    await load(options.scenario).catch((error: unknown) => {
      db.close();
      throw createStartError(options.path, error);
    });
  }
  return { ...data, load };
}

/** Creates the error for a database file that cannot be created or filled. */
function createStartError(path: string, error: unknown): SandboxStartError {
  const reason = error instanceof Error ? error.message : 'unknown';
  return new SandboxStartError(
    `SANDBOX_DATA must be :memory: or a file that this user can write, on a disk with enough space, and is '${path}' (${reason}).`,
  );
}

/** Opens the existing database or creates an empty one. Throws SandboxStartError if it cannot open the file. */
function openFile({ path, scenario, reset }: SandboxDataOptions) {
  try {
    const existing = reset ? null : openExisting(path, getFingerprint(scenario));
    return { existing, db: existing ?? openEmpty(path) };
  } catch (error) {
    throw createStartError(path, error);
  }
}

/** Creates a folder and its parents. Node's recursive option can hang if one cannot be created. */
function createFolder(folder: string): void {
  if (existsSync(folder)) return;
  const parent = dirname(folder);
  if (parent !== folder) createFolder(parent);
  mkdirSync(folder);
}

function openExisting(path: string, fingerprint: string): Database | null {
  if (path === MEMORY) return null;
  createFolder(dirname(path));
  const db = openNodeDatabase(path);
  if (hasTables(db) && getSetting(db, 'fingerprint') === fingerprint) return db;
  db.close();
  return null;
}

function openEmpty(path: string): Database {
  if (path !== MEMORY) {
    createFolder(dirname(path));
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
    for (const [name, value] of Object.entries({ secret, fingerprint: getFingerprint(request) })) {
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

/** Hashes the tables and the scenario request. The data is rebuilt if the hash changes. */
function getFingerprint({ scenario, store, seed, product }: ScenarioRequest): string {
  const tablesSql = Object.values(tables).map(createTableSql).join('\n');
  const request = JSON.stringify([scenario, store, seed, product]);
  return createHash('sha256').update(tablesSql).update(request).digest('hex');
}
