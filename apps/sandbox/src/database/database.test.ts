import { afterEach, describe, expect, it } from 'vitest';
import { createTables, hasTables, loadRows } from './load-rows.ts';
import { openNodeDatabase } from './node-database.ts';
import type { Database } from './port.ts';
import { openWasmDatabase } from './wasm-database.ts';

const adapters: [string, () => Promise<Database> | Database][] = [
  ['node', () => openNodeDatabase(':memory:')],
  ['wasm', openWasmDatabase],
];

describe.each(adapters)('database adapter %s', (_name, openDatabase) => {
  let db: Database;
  const setup = async (): Promise<Database> => {
    db = await openDatabase();
    createTables(db);
    return db;
  };
  afterEach(() => db.close());

  it('creates every table and inserts rows', async () => {
    await setup();
    expect(hasTables(db)).toBe(true);
    loadRows(db, { roles: [{ role_id: 9, role_name: 'Probador', sort_order: 1 }] });
    expect(db.get('select role_name from roles where role_id = :id', { id: 9 })).toEqual({
      role_name: 'Probador',
    });
    expect(db.get('select 1 from roles where role_id = :id', { id: 8 })).toBeUndefined();
  });

  it('rolls back failed transactions and returns the number of changed rows', async () => {
    await setup();
    const runFailing = () =>
      db.transaction(() => {
        db.run("insert into settings (name, value) values ('a', '1')");
        db.transaction(() => db.run("insert into settings (name, value) values ('b', '1')"));
        throw new Error('stop');
      });
    expect(runFailing).toThrow('stop');
    expect(db.all('select * from settings')).toEqual([]);
    expect(db.run("insert into settings (name, value) values ('a', '1'), ('b', '2')")).toBe(2);
    expect(db.run("update settings set value = '3' where name = :name", { name: 'a' })).toBe(1);
  });

  it('rejects a row that violates the schema', async () => {
    await setup();
    const insertInvalidLock = () =>
      db.run("insert into document_locks values (1, 'PAGO', 'x', 'y')");
    expect(insertInvalidLock).toThrow(/FOREIGN KEY/);
    expect(insertInvalidLock).toThrow(/FOREIGN KEY/);
    expect(db.run("insert into settings (name, value) values ('after', 'ok')")).toBe(1);
  });

  it('stores integers above 2^31 exactly', async () => {
    await setup();
    const largeInteger = 123_456_789_012_345;
    expect(db.get('select :big as big', { big: largeInteger })).toEqual({ big: largeInteger });
    loadRows(db, { settings: [{ name: 'amount', value: 'x' }] });
    expect(db.get('select cast(:big as integer) + 1 as big', { big: largeInteger })).toEqual({
      big: largeInteger + 1,
    });
  });
});
