import { beforeEach, describe, expect, it } from 'vitest';
import { startTestBackend, type TestBackend } from '../../test/test-backend.ts';
import {
  createTestContext,
  createTestFixture,
  createTestIdGenerator,
} from '../../test/test-context.ts';
import { PASSWORD } from '../../test/tiny-fixture.ts';
import { hashPassword } from '../auth/password.ts';
import { hashToken } from '../auth/token-hash.ts';
import { buildClient, buildUser } from '../scenarios/builders/index.ts';

const LIST = `query ($kind: String, $person: String) {
  listarActividad(tipo: $kind, usuario_id: $person) {
    total_count items { tipo usuario_id nombre_usuario accion nombre_afectado estado total fecha } } }`;
const UPDATE = `mutation ($input: CustomerUpdateInput!) { updateCustomerV2(input: $input) { email } }`;

const ids = createTestIdGenerator();
const colombia = createTestContext('colombia', 'typical', ids);
const ecuador = createTestContext('ecuador', 'typical', ids);
const ana = buildUser(colombia, 'legal-representative', {
  email: 'ana@mia.example',
  firstname: 'Ana',
  lastname: 'Prueba',
});
const luis = buildUser(colombia, 'financial', {
  email: 'luis@mia.example',
  firstname: 'Luis',
  lastname: 'Mora',
});
const otherCompany = buildUser(ecuador, 'legal-representative', { email: 'jefe@otra.example' });

let backend: TestBackend;
beforeEach(async () => {
  const password_hash = await hashPassword(PASSWORD);
  backend = startTestBackend({
    rows: createTestFixture({
      clients: [buildClient(colombia), buildClient(ecuador)],
      users: [{ ...ana, password_hash }, luis, otherCompany],
    }),
  });
});

const list = async (caller: object = ana, variables: object = {}) =>
  (await backend.query(caller as typeof ana, LIST, { ...variables })).data.listarActividad;

const update = (input: object) => backend.query(ana, UPDATE, { input });

describe('listarActividad', () => {
  it('lists changes of people newest first, with who made them', async () => {
    await update({ user_id: luis.id, city: 'Cali' });
    backend.advance(60_000);
    await update({ user_id: luis.id, status: '0' });
    backend.advance(60_000);
    await update({ user_id: luis.id, status: '1' });
    backend.advance(60_000);
    await update({ user_id: luis.id, role_id: 7 });
    const { total_count, items } = await list();
    expect(total_count).toBe(4);
    expect(items.map(({ accion }: { accion: string }) => accion)).toEqual([
      'CAMBIO_ROL',
      'ACTIVADO',
      'DESACTIVADO',
      'EDITADO',
    ]);
    expect(items[3]).toMatchObject({
      tipo: 'USUARIO',
      usuario_id: String(ana.id),
      nombre_usuario: 'Ana Prueba',
      nombre_afectado: 'Luis Mora',
    });
  });

  it('lists sign-ins and visits of support', async () => {
    await backend.query(
      null,
      `mutation { generateCustomerToken(email: "${ana.email}", password: "${PASSWORD}") { token } }`,
    );
    backend.advance(60_000);
    backend.db.run(
      `insert into support_secrets (secret_hash, user_id, staff, expires_at)
       values (:hash, :user, 'Mesa de ayuda', :end)`,
      { user: ana.id, hash: await hashToken('secreto'), end: Date.now() * 2 },
    );
    await backend.query(
      null,
      'mutation { generateSupportCustomerToken(secret: "secreto") { token } }',
    );
    const { items } = await list();
    expect(items.map(({ tipo }: { tipo: string }) => tipo)).toEqual(['SOPORTE', 'INGRESO']);
    expect(items[0]).toMatchObject({ usuario_id: String(ana.id), nombre_usuario: 'Ana Prueba' });
  });

  it('records nothing if a change is rejected', async () => {
    await update({ user_id: luis.id, city: 'x' });
    await update({ user_id: otherCompany.id, city: 'Cali' });
    expect(await list()).toMatchObject({ total_count: 0 });
  });

  it('filters by kind and person', async () => {
    await update({ user_id: luis.id, city: 'Cali' });
    expect(await list(ana, { kind: 'USUARIO', person: String(ana.id) })).toMatchObject({
      total_count: 1,
    });
    expect(await list(ana, { kind: 'PAGO' })).toMatchObject({ total_count: 0 });
    expect(await list(ana, { person: String(luis.id) })).toMatchObject({ total_count: 0 });
    expect(await list(ana, { person: "0' or '1'='1" })).toMatchObject({ total_count: 0 });
  });

  it('does not list what another company did, whatever the filter', async () => {
    await update({ user_id: luis.id, city: 'Cali' });
    expect(await list(otherCompany)).toMatchObject({ total_count: 0, items: [] });
    expect(await list(otherCompany, { person: String(ana.id) })).toMatchObject({
      total_count: 0,
      items: [],
    });
  });

  it.each([
    ['another role', { email: luis.email }],
    ['a support session of the representative', { email: ana.email, support: true }],
  ])('is forbidden for %s', async (_, caller) => {
    expect((await backend.query(caller, LIST)).codes).toEqual(['FORBIDDEN']);
  });
});
