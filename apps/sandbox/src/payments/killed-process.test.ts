import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aDocument, tinyFixture } from '../../test/tiny-fixture.ts';
import { createTables, type Database, loadRows } from '../database/index.ts';
import { openNodeDatabase } from '../database/node-database.ts';
import { makeEnvironment } from '../environment/environment.ts';
import { settleTransaction } from './settle-transaction.ts';

const script = join(import.meta.dirname, '../../test/paying-process.ts');
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

const startPaying = (way: 'endless' | 'once'): ChildProcess =>
  spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script, file, way], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });

/** Kills the process after `lines` lines of output. */
async function killAfter(lines: number): Promise<void> {
  const child = startPaying('endless');
  const ended = new Promise((resolve) => child.once('exit', resolve));
  if (!child.stdout) throw new Error('The output is a pipe.');
  let lineCount = 0;
  for await (const _line of createInterface(child.stdout)) {
    lineCount += 1;
    if (lineCount >= lines) child.kill('SIGKILL');
  }
  await ended;
  expect(lineCount).toBeGreaterThanOrEqual(lines);
}

const number = (db: Database, sql: string): number =>
  db.get<{ n: number }>(`select coalesce((${sql}), 0) as n`)?.n ?? 0;

/** Invariants at every moment, however the process ended. */
function expectWholeLedger(db: Database): void {
  expect(db.get('pragma integrity_check')).toEqual({ integrity_check: 'ok' });
  expect(db.all('pragma foreign_key_check')).toEqual([]);
  const paid = `select sum(monto_transaccion) from transaction_lines
    join transactions using (uuid) where estado = 'APROBADA'`;
  expect(number(db, 'select sum(importe - saldo) from documents')).toBe(number(db, paid));
  const ofKind = (kind: string) => `select count(*) from ledger where kind = '${kind}'`;
  const inState = (state: string) => `select count(*) from transactions where estado = '${state}'`;
  expect(number(db, ofKind('transaction-approved'))).toBe(number(db, inState('APROBADA')));
  expect(number(db, ofKind('transaction-rejected'))).toBe(number(db, inState('RECHAZADA')));
  expect(number(db, ofKind('balance-reduced'))).toBe(3 * number(db, inState('APROBADA')));
  expect(number(db, "select sum(amount) from ledger where kind = 'balance-reduced'")).toBe(
    number(db, paid),
  );
  expect(number(db, 'select count(*) from document_locks')).toBe(
    3 * number(db, inState('PENDIENTE')),
  );
}

describe('a killed process', () => {
  it('leaves a consistent ledger at every moment, and the next process continues with it', async () => {
    for (const lines of [1, 2, 7, 20]) {
      await killAfter(lines);
      const db = openNodeDatabase(file);
      expectWholeLedger(db);
      const environment = makeEnvironment({ db });
      const live = db.all<{ uuid: string }>(
        "select uuid from transactions where estado = 'PENDIENTE'",
      );
      for (const { uuid } of live) settleTransaction(environment, uuid, 'APROBADA');
      expectWholeLedger(db);
      db.close();
    }
  }, 60_000);
});

describe('several processes', () => {
  it('that pay the same invoice at once create one transaction', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 3 }, async () => {
        const { stdout } = startPaying('once');
        if (!stdout) throw new Error('The output is a pipe.');
        for await (const line of createInterface(stdout)) return line;
        return 'nothing';
      }),
    );
    expect(outcomes.sort()).toEqual(['paid', 'refused', 'refused']);
    const db = openNodeDatabase(file);
    expect(number(db, 'select count(*) from transactions')).toBe(1);
    db.close();
  }, 60_000);
});
