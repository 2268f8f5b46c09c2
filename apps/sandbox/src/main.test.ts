import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestClient, payDocument, signIn } from '../test/process-client.ts';
import { demoAccounts } from './scenarios/index.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
const dealerEmail = demoAccounts[0]?.email ?? '';

let folder: string;
const children: ChildProcess[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
});
afterEach(async () => {
  await Promise.all(children.splice(0).map((child) => stop(child, 'SIGKILL')));
  rmSync(folder, { recursive: true, force: true });
});

function launch(settings: Record<string, string> = {}): ChildProcess {
  const child = spawn(process.execPath, [MAIN], {
    env: {
      PATH: process.env.PATH,
      SANDBOX_PORT: '0',
      SANDBOX_CONTROL: '1',
      SANDBOX_SCENARIO: 'typical',
      SANDBOX_DATA: join(folder, 'data', 'sandbox.sqlite'),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  return child;
}

/** Waits until the process logs that it is ready. Returns the line and the origin in it. */
async function waitUntilReady(child: ChildProcess): Promise<{ origin: string; line: string }> {
  for await (const chunk of child.stdout ?? []) {
    const line = String(chunk);
    const origin = /ready at (http\S+),/.exec(line)?.[1];
    if (origin) return { origin, line };
  }
  throw new Error('The sandbox exited before it was ready.');
}

async function stop(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) {
    child.kill(signal);
    await once(child, 'exit');
  }
  return child.exitCode;
}

interface Ledger {
  readonly transactions: readonly { uuid: string; estado: string; total: number }[];
  readonly lines: readonly { uuid: string; document_id: number; monto_transaccion: number }[];
  readonly locks: readonly { document_id: number; kind: string; reference: string }[];
  readonly events: readonly { kind: string; reference: string; amount: number | null }[];
}

async function getLedger(origin: string): Promise<Ledger> {
  return (await createTestClient(origin).fetch('/control/ledger')).json();
}

/** Checks the invariants of the ledger. */
function expectConsistentLedger({ transactions, lines, locks, events }: Ledger): void {
  const openedUuids = new Set(
    events.filter((e) => e.kind === 'transaction-opened').map((e) => e.reference),
  );
  for (const { uuid, estado, total } of transactions.filter(({ uuid }) => openedUuids.has(uuid))) {
    const ownLines = lines.filter((line) => line.uuid === uuid);
    const sum = ownLines.reduce((total, line) => total + line.monto_transaccion, 0);
    const reducedAmount = events
      .filter((e) => e.reference === uuid && e.kind === 'balance-reduced')
      .reduce((total, e) => total + (e.amount ?? 0), 0);
    const lockCount = locks.filter((lock) => lock.reference === uuid).length;
    expect(sum).toBe(total);
    expect(reducedAmount).toBe(estado === 'APROBADA' ? total : 0);
    expect(lockCount).toBe(estado === 'PENDIENTE' ? ownLines.length : 0);
  }
}

describe('main', { timeout: 60_000 }, () => {
  it('keeps a consistent ledger when killed during payments', async () => {
    const child = launch();
    const { origin } = await waitUntilReady(child);
    const client = await signIn(origin, dealerEmail);
    const previousEventCount = (await getLedger(origin)).events.length;

    const payments = Array.from({ length: 40 }, async (_, index) => {
      const { session } = await payDocument(client, index);
      await client.control('/control/provider', { uuid: session.uuid, outcome: 'approved' });
    });
    await Promise.any(payments);
    await stop(child, 'SIGKILL');
    await Promise.allSettled(payments);

    const restarted = await waitUntilReady(launch());
    expect(restarted.line).toContain('with existing data');
    const ledger = await getLedger(restarted.origin);
    expect(ledger.events.length).toBeGreaterThan(previousEventCount);
    expectConsistentLedger(ledger);
    const { session } = await payDocument(await signIn(restarted.origin, dealerEmail));
    expect(session.estado).toBe('PENDIENTE');
  });

  it('rebuilds the demo data if it was killed while building it', async () => {
    const first = launch();
    while (!existsSync(join(folder, 'data', 'sandbox.sqlite'))) {
      await new Promise((resolve) => setImmediate(resolve));
    }
    await stop(first, 'SIGKILL');

    const restarted = await waitUntilReady(launch());
    expect(restarted.line).toContain('fresh demo data');
    expect((await signIn(restarted.origin, dealerEmail)).token).toBeTruthy();
  });

  it('exits on SIGTERM and resets the data with SANDBOX_RESET', async () => {
    const first = launch();
    const { origin } = await waitUntilReady(first);
    await payDocument(await signIn(origin, dealerEmail));
    expect(await stop(first, 'SIGTERM')).toBe(0);

    const again = await waitUntilReady(launch({ SANDBOX_RESET: '1' }));
    const { events } = await getLedger(again.origin);
    expect(events.filter(({ kind }) => kind === 'transaction-opened')).toEqual([]);
  });

  it('prints the error message and exits with code 1', async () => {
    const child = launch({ SANDBOX_DATA: '/dev/full' });
    const chunks: string[] = [];
    child.stderr?.on('data', (chunk) => chunks.push(String(chunk)));
    await once(child, 'close');
    expect(child.exitCode).toBe(1);
    expect(chunks.join('').trim().split('\n')).toEqual([
      expect.stringContaining('(database or disk is full)'),
    ]);
  });

  it('reports a port in use and leaves the data of the other process unchanged', async () => {
    const first = launch();
    const { origin } = await waitUntilReady(first);
    const second = launch({ SANDBOX_PORT: new URL(origin).port, SANDBOX_RESET: '1' });
    const chunks: string[] = [];
    second.stderr?.on('data', (chunk) => chunks.push(String(chunk)));
    await once(second, 'close');
    expect(chunks.join('')).toContain('is used by another program');
    expect((await signIn(origin, dealerEmail)).token).toBeTruthy();
  });
});
