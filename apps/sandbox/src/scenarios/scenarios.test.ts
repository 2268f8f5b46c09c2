import { invoiceStatusCodes, orderStatusCodes, storeCodes } from '@surtidor/domain/vocabulary';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTestBackend, type TestBackend } from '../../test/test-backend.ts';
import { NOON } from '../../test/tiny-fixture.ts';
import { documentSource } from '../accounts/document-source.ts';
import { createTables, loadRows } from '../database/index.ts';
import { openNodeDatabase } from '../database/node-database.ts';
import { openWasmDatabase } from '../database/wasm-database.ts';
import { buildScenario, type ScenarioName } from './build-scenario.ts';
import { heavySize } from './dealers/heavy.ts';
import { demoAccounts, demoPassword, demoSupportSecrets } from './demo-accounts.ts';
import type { ScenarioRows } from './scenario-rows.ts';

/** Milliseconds. Some tests load tens of thousands of rows. */
const timeout = 30_000;

const build = (scenario: ScenarioName, seed = 'surtidor') =>
  buildScenario({ scenario, seed, now: NOON });

/** Serializes rows without password hashes, which have a random salt. */
const serialize = (rows: ScenarioRows) =>
  JSON.stringify(rows, (key, value) => (key === 'password_hash' ? '' : value));

function openDatabase(rows: ScenarioRows) {
  const db = openNodeDatabase(':memory:');
  createTables(db);
  loadRows(db, rows);
  return db;
}

describe('buildScenario', () => {
  it.each(['typical', 'new-dealer', 'up-to-date', 'adversarial'] as const)(
    'builds %s with valid rows that are the same for the same seed',
    async (name) => {
      const rows = await build(name);
      openDatabase(rows).close();
      expect(serialize(rows)).toBe(serialize(await build(name)));
    },
  );

  it('builds different rows for different seeds', async () => {
    expect(serialize(await build('typical'))).not.toBe(serialize(await build('typical', 'otra')));
  });

  it.each(storeCodes)('builds a typical dealer in the store %s', async (store) => {
    const scenario = await buildScenario({ scenario: 'typical', store, now: NOON });
    const db = openDatabase(scenario);
    const rows = db.all<{ store_code: string; currencies: number }>(
      `select store_code, count(distinct orders.moneda) as currencies
       from clients join orders on client_code = cliente where orders.moneda = clients.moneda`,
    );
    expect(rows).toEqual([{ store_code: store, currencies: 1 }]);
    db.close();
  });

  it('generates amounts with cents only in dollars', async () => {
    const hasCents = async (store: 'ecuador' | 'colombia' | 'peru') => {
      const { documents = [] } = await buildScenario({ scenario: 'typical', store, now: NOON });
      return documents.some((document) => document.importe % 100 !== 0);
    };
    expect(await hasCents('ecuador')).toBe(true);
    expect(await hasCents('colombia')).toBe(false);
    expect(await hasCents('peru')).toBe(false);
  });

  it('builds rows that load into the WebAssembly database', async () => {
    const db = await openWasmDatabase();
    createTables(db);
    loadRows(db, await build('typical'));
    expect(db.get('select count(*) > 300 as many from documents')).toEqual({ many: 1 });
    db.close();
  });
});

describe('the typical dealer', () => {
  let scenario: ScenarioRows;
  beforeAll(async () => {
    scenario = await build('typical');
  });
  const query = <Row>(sql: string): Row[] => {
    const db = openDatabase(scenario);
    const rows = db.all<Row>(sql);
    db.close();
    return rows;
  };

  it('has orders in every status of sets A and B, and in an unknown one', () => {
    const rows = query<{ estado_pedido: string }>('select distinct estado_pedido from orders');
    const statuses = rows.map((row) => row.estado_pedido);
    const expected: readonly string[] = Object.values(orderStatusCodes);
    expect(statuses).toEqual(expect.arrayContaining([...expected]));
    expect(statuses.filter((code) => !expected.includes(code))).toHaveLength(1);
  });

  it('has documents in every status', () => {
    const source = documentSource
      .replace(':client', 'd.client_code')
      .replaceAll(':today', `'${new Date(NOON).toISOString().slice(0, 10)}'`);
    const rows = query<{ status: string }>(
      `select distinct estado_documento as status from ${source}`,
    );
    expect(new Set(rows.map(({ status }) => status))).toEqual(
      new Set(Object.values(invoiceStatusCodes)),
    );
  });

  it('has locked orders, rejected orders with a reason, tracking numbers and an invalid date', () => {
    const [row] = query<Record<string, number>>(`select
      sum(estado_bloqueo_pedido = '1' and estado_pedido = '1') > 0 as locked,
      sum(estado_pedido = '6' and estatus_rechazo = '1' and motivo_rechazo is not null) > 0 as rejected,
      sum(estado_pedido = '5' and guia_transporte is not null) > 0 as tracked,
      (select count(*) from order_history where fecha_hora_evento like '0000%') as broken,
      sum(cufe is not null and num_factura is null) > 0 as lost from orders`);
    expect(row).toEqual({ locked: 1, rejected: 1, tracked: 1, broken: 1, lost: 1 });
  });

  it('has open documents in every overdue bucket, due today and later, and credits', () => {
    const [row] = query<Record<string, number>>(`select
      sum(late between 1 and 7) > 0 as one, sum(late between 8 and 14) > 0 as two,
      sum(late between 15 and 21) > 0 as three, sum(late > 21) > 0 as older,
      sum(late = 0) > 0 as today, sum(late < 0) > 0 as later, sum(saldo < 0) > 0 as negative,
      sum(saldo > 0 and saldo < importe) > 0 as partly, sum(bloqueada = '1') > 0 as blocked
      from (select *, julianday('2026-06-15') - julianday(fecha_vencimiento_documento) as late
            from documents where saldo <> 0)`);
    expect(new Set(Object.values(row ?? {}))).toEqual(new Set([1]));
  });

  it('has documents of every type and grouping over 18 months', () => {
    const [row] = query<Record<string, number>>(`select count(distinct tipo_documento) as types,
      count(distinct agrupacion) as groupings, count(distinct substr(fecha_documento, 1, 7)) as months
      from documents`);
    expect(row?.types).toBe(6);
    expect(row?.groupings).toBeGreaterThanOrEqual(5);
    expect(row?.months).toBeGreaterThanOrEqual(18);
  });

  it('has compensations in every state, locked documents, vouchers and certificates', () => {
    const [row] = query<Record<string, number>>(`select
      (select count(distinct estado) from compensations) as states,
      (select count(distinct kind) from document_locks) as locks,
      (select count(distinct status) from vouchers) as vouchers,
      (select count(*) > 10 from certificates) as certificates`);
    expect(row).toEqual({ states: 3, locks: 2, vouchers: 3, certificates: 1 });
  });

  it('locks only documents of pending transactions and compensations', () => {
    const invalid = query(`select reference from document_locks
      left join transactions on uuid = reference left join compensations on id_transaccion = reference
      where coalesce(transactions.estado, compensations.estado) not in ('PENDIENTE', 'B')`);
    expect(invalid).toEqual([]);
  });

  it('has active and inactive users in every role, some with pending terms', () => {
    const [row] = query<Record<string, number>>(`select count(distinct role_id) as roles,
      sum(status = '0') > 0 as inactive, sum(terms_and_conditions = '0') > 0 as terms,
      count(*) > 20 as many from users`);
    expect(row).toEqual({ roles: 8, inactive: 1, terms: 1, many: 1 });
  });

  it('has read and unread notifications, with and without an order, and a malformed one', () => {
    const [row] = query<Record<string, number>>(`select sum(read = 0) > 0 as unread,
      sum(read = 1) > 0 as seen, sum(data like '%num_pedido%') > 0 as orders,
      sum(data is null) > 0 as plain, sum(json_valid(data) = 0) > 0 as malformed
      from notification_seeds`);
    expect(row).toEqual({ unread: 1, seen: 1, orders: 1, plain: 1, malformed: 1 });
  });

  it('has no events, payments or notifications in the future', () => {
    const noon = "'2026-06-15 12:00:00'";
    const future = query(`select fecha_hora_evento as at from order_history where at > ${noon}
      union select created_at from transactions where created_at > ${noon}
      union select created_at from compensations where created_at > ${noon}
      union select date from notification_seeds where date > ${noon} and date <> 'ayer'`);
    expect(future).toEqual([]);
  });

  it('ends each order’s history with its current status', () => {
    const invalid = query(`select num_pedido from orders o where estado_pedido not in ('7', '2')
      and estado_pedido_description <> coalesce((select descripcion from order_history h
        where h.id_pedido = o.id_pedido order by id_pedido_history_status desc limit 1),
        estado_pedido_description)`);
    expect(invalid).toEqual([]);
  });
});

describe('other dealers', () => {
  it('new-dealer has only users', async () => {
    const rows = await build('new-dealer');
    const { documents, orders, destinations, vouchers } = rows;
    expect([documents, orders, destinations, vouchers]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(rows.users?.length).toBeGreaterThan(0);
  });

  it('up-to-date has no debt', async () => {
    const { documents = [] } = await build('up-to-date');
    expect(documents.length).toBeGreaterThan(50);
    expect(documents.every((document) => document.saldo === 0)).toBe(true);
  });

  it(
    'heavy has the documented number of rows',
    async () => {
      const rows = await build('heavy');
      expect({
        destinations: rows.destinations?.length,
        documents: rows.documents?.length,
        orders: rows.orders?.length,
        notifications: rows.notificationSeeds?.length,
      }).toEqual(heavySize);
      openDatabase(rows).close();
    },
    timeout,
  );
});

describe('demo scenario', () => {
  let demo: ScenarioRows;
  let backend: TestBackend;
  beforeAll(async () => {
    demo = await build('demo');
    backend = startTestBackend({ rows: demo });
  }, timeout);

  it('signs in every active account and rejects the inactive one', async () => {
    const source = `mutation ($email: String!, $password: String!) {
      generateCustomerToken(email: $email, password: $password) { role store_code hasTermsAndConditions } }`;
    for (const { email, password, role, store, description } of demoAccounts) {
      const { data, codes } = await backend.query(null, source, { email, password });
      if (description.startsWith('Usuario inactivo')) expect(codes).toEqual(['SIGN_IN_FAILED']);
      else expect(data.generateCustomerToken).toMatchObject({ role, store_code: store });
      const hasPendingTerms = data.generateCustomerToken?.hasTermsAndConditions === '0';
      expect(hasPendingTerms).toBe(email.startsWith('terminos@'));
    }
  });

  it('has an account in every store', () => {
    expect(new Set(demoAccounts.map(({ store }) => store))).toEqual(new Set(storeCodes));
  });

  it('uses a password that meets the password rules', () => {
    expect(demoPassword).toMatch(/^(?=.*\d)(?=.*\p{L})(?=.*[^\p{L}\d ]).{8,32}$/u);
  });

  it('accepts each support secret once', async () => {
    const source = `mutation ($secret: String!) {
      generateSupportCustomerToken(secret: $secret) { support customer { email } } }`;
    const [secret] = demoSupportSecrets;
    const { data } = await backend.query(null, source, { secret });
    expect(data.generateSupportCustomerToken).toEqual({
      support: true,
      customer: { email: demoAccounts[0]?.email },
    });
    const response = await backend.query(null, source, { secret });
    expect(response.codes).toEqual(['SIGN_IN_FAILED']);
  });

  it('uses only fictitious e-mail addresses', () => {
    const { users = [], clients = [] } = demo;
    const domains = [...users, ...clients].map(({ email }) => email.split('@')[1] ?? '');
    expect(domains.every((domain) => domain.endsWith('.example'))).toBe(true);
  });
});
