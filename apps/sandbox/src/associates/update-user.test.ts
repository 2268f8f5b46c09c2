import { beforeEach, describe, expect, it } from 'vitest';
import { startTestBackend, type TestBackend } from '../../test/test-backend.ts';
import { testContext, testFixture, testIds } from '../../test/test-context.ts';
import { openSession } from '../auth/sessions.ts';
import { aClient, aDestination, aUser } from '../scenarios/builders/index.ts';
import { termsPending } from '../scenarios/parts/team.ts';

const ids = testIds();
const mine = testContext('colombia', 'typical', ids);
const other = testContext('colombia', 'new-dealer', ids);

const manager = aUser(mine, 'legal-representative', { email: 'jefe@mia.example' });
const second = aUser(mine, 'legal-representative', { email: 'jefa@mia.example' });
const admin = aUser(mine, 'administrative', { email: 'admin@mia.example' });
const operator = aUser(mine, 'operations', { email: 'operativo@mia.example' });
const basic = aUser(mine, 'basic', { email: 'basico@mia.example' });
const accountant = aUser(mine, 'financial', { email: 'contable@mia.example' });
const newcomer = aUser(mine, 'basic', { email: 'nuevo@mia.example', ...termsPending });
const otherCompanyUser = aUser(other, 'operations', { email: 'otro@otra.example' });
const one = aDestination(mine, 0);
const two = aDestination(mine, 1);
const away = aDestination(other, 0);
const getId = (station: { id_destinatario?: number | null }) => station.id_destinatario ?? 0;

let backend: TestBackend;
beforeEach(() => {
  backend = startTestBackend({
    rows: testFixture({
      clients: [aClient(mine), aClient(other)],
      users: [manager, second, admin, operator, accountant, basic, newcomer, otherCompanyUser],
      destinations: [one, two, away],
      userDestinations: [{ user_id: operator.id, id_destinatario: getId(one) }],
    }),
  });
});

const update = `mutation ($input: CustomerUpdateInput!) {
  updateCustomerV2(input: $input) { firstname status role_id terms_and_conditions terms_and_conditions_ip
    destinations { destination_id } } }`;

const query = (caller: { email: string; support?: boolean }, input: Record<string, unknown>) =>
  backend.query(caller, update, { input });

describe('editing oneself', () => {
  it('changes only the given fields', async () => {
    const { data } = await query(operator, { firstname: ' Inés ' });
    expect(data.updateCustomerV2).toMatchObject({
      firstname: 'Inés',
      status: '1',
      destinations: [{ destination_id: getId(one) }],
    });
  });

  it('never changes the own role, status or destinations', async () => {
    expect((await query(operator, { role_id: 2 })).codes).toEqual(['FORBIDDEN']);
    expect((await query(operator, { status: '0' })).codes).toEqual(['FORBIDDEN']);
    const { data } = await query(operator, { destination_id: [getId(two)] });
    expect(data.updateCustomerV2.destinations).toEqual([{ destination_id: getId(one) }]);
  });

  it('needs the permission to edit profiles', async () => {
    const { codes, extensions } = await query(basic, { firstname: 'Otro' });
    expect(codes).toEqual(['FORBIDDEN']);
    expect(extensions[0]?.missing).toEqual(['Surtidor_Usuarios::editar_perfil']);
  });

  it.each([
    [{ firstname: '' }, '"firstname" is required.'],
    [{ telephone: '12' }, 'El teléfono debe tener 10 dígitos.'],
    [{ city: 'abc' }, '"city" must have at least 4 letters.'],
    [{ document_type: 'XX' }, 'El tipo de documento no es válido.'],
  ])('refuses %j', async (input, message) => {
    expect((await query(operator, input)).messages).toEqual([message]);
  });

  it('is rejected for support', async () => {
    const { codes } = await query(
      { email: manager.email, support: true },
      { firstname: 'Soporte' },
    );
    expect(codes).toEqual(['SUPPORT_READ_ONLY']);
  });
});

describe('the terms', () => {
  it('must be accepted before anything else is saved, and can be without any permission', async () => {
    expect((await query(newcomer, { firstname: 'Inés' })).messages).toEqual([
      'To continue you must accept terms_and_conditions.',
    ]);
    const { data } = await query(newcomer, {
      terms_and_conditions: '1',
      terms_and_conditions_ip: '198.51.100.7',
    });
    expect(data.updateCustomerV2).toMatchObject({
      terms_and_conditions: '1',
      terms_and_conditions_ip: '198.51.100.7',
    });
  });

  it('cannot be accepted for others or revoked', async () => {
    await query(manager, { user_id: newcomer.id, terms_and_conditions: '1' });
    await query(operator, { terms_and_conditions: '0' });
    const rows = backend.db.all(
      'select terms_and_conditions as accepted from users where id in (:a, :b) order by id',
      { a: operator.id, b: newcomer.id },
    );
    expect(rows).toEqual([{ accepted: '1' }, { accepted: '0' }]);
  });
});

describe('a manager editing an associate', () => {
  it('changes role, status and destinations', async () => {
    const { data } = await query(manager, {
      user_id: operator.id,
      status: '0',
      destination_id: [getId(two), getId(two), getId(one)],
    });
    expect(data.updateCustomerV2).toMatchObject({ status: '0', role_id: 4 });
    expect(data.updateCustomerV2.destinations).toHaveLength(2);
  });

  it('clears the destinations if the new role has none, and requires some if it has', async () => {
    const cleared = await query(manager, { user_id: operator.id, role_id: 3 });
    expect(cleared.data.updateCustomerV2.destinations).toEqual([]);
    const wanting = await query(manager, { user_id: accountant.id, role_id: 4 });
    expect(wanting.messages).toEqual(['"destination_id" is required.']);
  });

  it('rejects another client’s station and changes nothing', async () => {
    const input = { user_id: operator.id, firstname: 'Cambio', destination_id: [getId(away)] };
    expect((await query(manager, input)).codes).toEqual(['INVALID_INPUT']);
    const row = backend.db.get('select firstname from users where id = :id', { id: operator.id });
    expect(row).toEqual({ firstname: operator.firstname });
  });

  it('cannot edit another client’s user or legal representative, or create one', async () => {
    expect((await query(manager, { user_id: otherCompanyUser.id, status: '0' })).messages).toEqual([
      'Associate user was not edited',
    ]);
    expect((await query(manager, { user_id: second.id, firstname: 'Otra' })).codes).toEqual([
      'FORBIDDEN',
    ]);
    expect((await query(manager, { user_id: accountant.id, role_id: 1 })).codes).toEqual([
      'INVALID_INPUT',
    ]);
  });

  it('is rejected for users who are not managers', async () => {
    expect((await query(admin, { user_id: operator.id, firstname: 'Otro' })).codes).toEqual([
      'FORBIDDEN',
    ]);
  });

  it('ends the sessions of a deactivated associate', async () => {
    await query(manager, { user_id: operator.id, status: '0' });
    expect((await backend.query(operator, '{ rolesCliente { role_id } }')).codes).toEqual([
      'UNAUTHORIZED',
    ]);
  });

  it('does not restore sessions when the associate is reactivated', async () => {
    const token = await openSession(backend.environment, operator.id ?? 0, false);
    const enters = async () =>
      (await backend.query({ token }, '{ rolesCliente { role_id } }')).codes;
    expect(await enters()).toEqual([]);
    await query(manager, { user_id: operator.id, status: '0' });
    await query(manager, { user_id: operator.id, status: '1' });
    expect(await enters()).toEqual(['UNAUTHORIZED']);
  });

  it('keeps role and status of a basic associate', async () => {
    for (const input of [{ status: '0' }, { role_id: 3 }]) {
      expect((await query(manager, { user_id: basic.id, ...input })).codes).toEqual(['FORBIDDEN']);
    }
    expect((await query(manager, { user_id: basic.id, firstname: 'Lía' })).codes).toEqual([]);
  });

  it('also responds in the alternative reading', async () => {
    const { data } = await backend.query(
      manager,
      'mutation ($input: CustomerUpdateInput!) { updateAssociate(input: $input) { success message } }',
      { input: { user_id: operator.id, firstname: 'Rosa' } },
    );
    expect(data.updateAssociate).toEqual({
      success: true,
      message: 'Associate user was successfully edited.',
    });
  });
});
