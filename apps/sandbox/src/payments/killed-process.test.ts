import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aDocument, tinyFixture } from '../../test/tiny-fixture.ts';
import { createTables, type Database, loadRows } from '../database/index.ts';
import { openNodeDatabase } from '../database/node-database.ts';
import { createEnvironment } from '../environment/environment.ts';
import { settleTransaction } from './settle-transaction.ts';

const SCRIPT = join(import.meta.dirname, '../../test/paying-process.ts');
const BALANCE = 1_000_000_000_00;

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'surtidor-ledger-'));
  file = join(folder, 'sandbox.db');
  const db = openNodeDatabase(file);
  createTables(db);
  loadRows(db, {
    ...tinyFixture,
    documents: [1, 2, 3].map((id) => aDocument(id, { importe: BALANCE })),
  });
  db.close();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const startPaying = (mode: 'endless' | 'once'): ChildProcess =>
  spawn(process.execPath, ['--disable-warning=ExperimentalWarning', SCRIPT, file, mode], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });

/** Starts a paying process and kills it after a number of output lines. */
async function killAfter(lines: number): Promise<void> {
  const child = startPaying('endless');
  const exited = new Promise((resolve) => child.once('exit', resolve));
  if (!child.stdout) throw new Error('The output is a pipe.');
  let lineCount = 0;
  for await (const _line of createInterface(child.stdout)) {
    lineCount += 1;
    if (lineCount >= lines) child.kill('SIGKILL');
  }
  await exited;
  expect(lineCount).toBeGreaterThanOrEqual(lines);
}

const queryNumber = (db: Database, sql: string): number =>
  db.get<{ n: number }>(`select coalesce((${sql}), 0) as n`)?.n ?? 0;

/** Checks the invariants of the ledger. */
function expectConsistentLedger(db: Database): void {
  expect(db.get('pragma integrity_check')).toEqual({ integrity_check: 'ok' });
  expect(db.all('pragma foreign_key_check')).toEqual([]);
  const paidSql = `select sum(monto_transaccion) from transaction_lines
    join transactions using (uuid) where estado = 'APROBADA'`;
  expect(queryNumber(db, 'select sum(importe - saldo) from documents')).toBe(
    queryNumber(db, paidSql),
  );
  const countEventsSql = (kind: string) => `select count(*) from ledger where kind = '${kind}'`;
  const countTransactionsSql = (state: string) =>
    `select count(*) from transactions where estado = '${state}'`;
  expect(queryNumber(db, countEventsSql('transaction-approved'))).toBe(
    queryNumber(db, countTransactionsSql('APROBADA')),
  );
  expect(queryNumber(db, countEventsSql('transaction-rejected'))).toBe(
    queryNumber(db, countTransactionsSql('RECHAZADA')),
  );
  expect(queryNumber(db, countEventsSql('balance-reduced'))).toBe(
    3 * queryNumber(db, countTransactionsSql('APROBADA')),
  );
  expect(queryNumber(db, "select sum(amount) from ledger where kind = 'balance-reduced'")).toBe(
    queryNumber(db, paidSql),
  );
  expect(queryNumber(db, 'select count(*) from document_locks')).toBe(
    3 * queryNumber(db, countTransactionsSql('PENDIENTE')),
  );
}

describe('a killed payment process', () => {
  it('leaves a consistent ledger that the next process can continue', async () => {
    for (const lines of [1, 2, 7, 20]) {
      await killAfter(lines);
      const db = openNodeDatabase(file);
      expectConsistentLedger(db);
      const environment = createEnvironment({ db });
      const pendingTransactions = db.all<{ uuid: string }>(
        "select uuid from transactions where estado = 'PENDIENTE'",
      );
      for (const { uuid } of pendingTransactions) settleTransaction(environment, uuid, 'APROBADA');
      expectConsistentLedger(db);
      db.close();
    }
  }, 60_000);
});

describe('concurrent payment processes', () => {
  it('create only one transaction for the same invoice', async () => {
    const outputLines = await Promise.all(
      Array.from({ length: 3 }, async () => {
        const { stdout } = startPaying('once');
        if (!stdout) throw new Error('The output is a pipe.');
        for await (const line of createInterface(stdout)) return line;
        return 'nothing';
      }),
    );
    expect(outputLines.sort()).toEqual(['paid', 'refused', 'refused']);
    const db = openNodeDatabase(file);
    expect(queryNumber(db, 'select count(*) from transactions')).toBe(1);
    db.close();
  }, 60_000);
});
