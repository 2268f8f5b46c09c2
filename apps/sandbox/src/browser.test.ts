import { graphql } from 'graphql';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { NOON, tinyFixture } from '../test/tiny-fixture.ts';
import {
  type BrowserSandbox,
  type BrowserSandboxOptions,
  createBrowserSandbox,
} from './browser.ts';

let sandbox: BrowserSandbox;
afterEach(() => sandbox.close());

const startBrowserSandbox = async (options: Partial<BrowserSandboxOptions> = {}) => {
  sandbox = await createBrowserSandbox({
    rows: tinyFixture,
    email: 'ana@ejemplo.co',
    now: NOON,
    ...options,
  });
};
const query = (source: string) =>
  graphql({ schema: sandbox.schema, source, contextValue: sandbox.context() });
const DOCUMENTS =
  '{ documentos(paymentType: PSE, documentType: INVOICE) { total_count total_amount_positive } }';

describe('createBrowserSandbox', () => {
  it('responds like the server process', async () => {
    await startBrowserSandbox();
    expect((await query(DOCUMENTS)).data).toMatchObject({
      documentos: { total_count: 11, total_amount_positive: '4510.00' },
    });
  });

  it('does not share changes with another instance of the same rows', async () => {
    await startBrowserSandbox();
    const previous = sandbox.environment.db.all('select * from settings');
    sandbox.environment.db.run("insert into settings (name, value) values ('new', '1')");
    sandbox.environment.db.run('delete from document_locks');
    sandbox.close();
    await startBrowserSandbox();
    expect(sandbox.environment.db.all('select * from settings')).toEqual(previous);
    expect((await query(DOCUMENTS)).data).toMatchObject({ documentos: { total_count: 11 } });
    expect(() =>
      sandbox.environment.db.run("insert into document_locks values (-1, 'PAGO', 'x', 'y')"),
    ).toThrow(/FOREIGN KEY/);
  });

  it('starts without a session if email is null', async () => {
    await startBrowserSandbox({ email: null });
    expect((await query(DOCUMENTS)).errors?.[0]?.message).toBe(
      "The current customer isn't authorized.",
    );
  });

  it('moves the client to the requested store', async () => {
    await startBrowserSandbox({ store: 'ecuador' });
    expect((await query('{ sesionActual { store_code client { pais } } }')).data).toEqual({
      sesionActual: { store_code: 'ecuador', client: { pais: 'EC' } },
    });
  });

  it('injects the same faults as the server process', async () => {
    await startBrowserSandbox({
      faults: [{ match: { field: 'documentos' }, fault: { kind: 'status', status: 500 } }],
    });
    expect((await query(DOCUMENTS)).errors?.[0]?.message).toBe('Server communication error');
  });

  it('stores realtime data and emits changes', async () => {
    await startBrowserSandbox();
    const path = ['Notifications', 'Users'];
    const listener = vi.fn();
    const store = sandbox.getRealtimeStore();
    store.onChange(listener);
    store.set([...path, '900', 'n1'], { title: 'Aviso' });
    expect(sandbox.getRealtimeStore().read([...path, '900'])).toEqual({ n1: { title: 'Aviso' } });
    expect(listener).toHaveBeenCalledOnce();
  });
});
