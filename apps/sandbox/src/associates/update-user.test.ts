import { beforeEach, describe, expect, it } from 'vitest';
import { startTestBackend, type TestBackend } from '../../test/test-backend.ts';
import {
  createTestContext,
  createTestFixture,
  createTestIdGenerator,
} from '../../test/test-context.ts';
import { openSession } from '../auth/sessions.ts';
import { buildClient, buildDestination, buildUser } from '../scenarios/builders/index.ts';
import { pendingTerms } from '../scenarios/parts/team.ts';

const ids = createTestIdGenerator();
const ownContext = createTestContext('colombia', 'typical', ids);
const foreignContext = createTestContext('colombia', 'new-dealer', ids);

const manager = buildUser(ownContext, 'legal-representative', { email: 'jefe@mia.example' });
const secondManager = buildUser(ownContext, 'legal-representative', { email: 'jefa@mia.example' });
const admin = buildUser(ownContext, 'administrative', { email: 'admin@mia.example' });
const operator = buildUser(ownContext, 'operations', { email: 'operativo@mia.example' });
const basic = buildUser(ownContext, 'basic', { email: 'basico@mia.example' });
const accountant = buildUser(ownContext, 'financial', { email: 'contable@mia.example' });
const newcomer = buildUser(ownContext, 'basic', { email: 'nuevo@mia.example', ...pendingTerms });
const otherCompanyUser = buildUser(foreignContext, 'operations', { email: 'otro@otra.example' });
const firstStation = buildDestination(ownContext, 0);
const secondStation = buildDestination(ownContext, 1);
const foreignStation = buildDestination(foreignContext, 0);
const getStationId = (station: { id_destinatario?: number | null }) => station.id_destinatario ?? 0;

let backend: TestBackend;
beforeEach(() => {
  backend = startTestBackend({
    rows: createTestFixture({
      clients: [buildClient(ownContext), buildClient(foreignContext)],
      users: [
        manager,
        secondManager,
        admin,
        operator,
        accountant,
        basic,
        newcomer,
        otherCompanyUser,
      ],
      destinations: [firstStation, secondStation, foreignStation],
      userDestinations: [{ user_id: operator.id, id_destinatario: getStationId(firstStation) }],
    }),
  });
});

const UPDATE_USER = `mutation ($input: CustomerUpdateInput!) {
  updateCustomerV2(input: $input) { firstname status role_id terms_and_conditions terms_and_conditions_ip
    destinations { destination_id } } }`;

const updateUser = (caller: { email: string; support?: boolean }, input: Record<string, unknown>) =>
  backend.query(caller, UPDATE_USER, { input });

describe('updateCustomerV2 for the signed-in user', () => {
  it('changes only the fields of the input', async () => {
    const { data } = await updateUser(operator, { firstname: ' Inés ' });
    expect(data.updateCustomerV2).toMatchObject({
      firstname: 'Inés',
      status: '1',
      destinations: [{ destination_id: getStationId(firstStation) }],
    });
  });

  it('does not change role, status or destinations', async () => {
    expect((await updateUser(operator, { role_id: 2 })).codes).toEqual(['FORBIDDEN']);
    expect((await updateUser(operator, { status: '0' })).codes).toEqual(['FORBIDDEN']);
    const { data } = await updateUser(operator, { destination_id: [getStationId(secondStation)] });
    expect(data.updateCustomerV2.destinations).toEqual([
      { destination_id: getStationId(firstStation) },
    ]);
  });

  it('requires the permission to edit profiles', async () => {
    const { codes, extensions } = await updateUser(basic, { firstname: 'Otro' });
    expect(codes).toEqual(['FORBIDDEN']);
    expect(extensions[0]?.missing).toEqual(['Surtidor_Usuarios::editar_perfil']);
  });

  it.each([
    [{ firstname: '' }, '"firstname" is required.'],
    [{ telephone: '12' }, 'El teléfono debe tener 10 dígitos.'],
    [{ city: 'abc' }, '"city" must have at least 4 letters.'],
    [{ document_type: 'XX' }, 'El tipo de documento no es válido.'],
  ])('rejects %j', async (input, message) => {
    expect((await updateUser(operator, input)).messages).toEqual([message]);
  });

  it('rejects support sessions', async () => {
    const { codes } = await updateUser(
      { email: manager.email, support: true },
      { firstname: 'Soporte' },
    );
    expect(codes).toEqual(['SUPPORT_READ_ONLY']);
  });
});

describe('updateCustomerV2 for the terms', () => {
  it('requires acceptance of the terms before other changes, but no permission for it', async () => {
    expect((await updateUser(newcomer, { firstname: 'Inés' })).messages).toEqual([
      'To continue you must accept terms_and_conditions.',
    ]);
    const { data } = await updateUser(newcomer, {
      terms_and_conditions: '1',
      terms_and_conditions_ip: '198.51.100.7',
    });
    expect(data.updateCustomerV2).toMatchObject({
      terms_and_conditions: '1',
      terms_and_conditions_ip: '198.51.100.7',
    });
  });

  it('does not revoke the terms or accept them on behalf of other users', async () => {
    await updateUser(manager, { user_id: newcomer.id, terms_and_conditions: '1' });
    await updateUser(operator, { terms_and_conditions: '0' });
    const rows = backend.db.all(
      'select terms_and_conditions as accepted from users where id in (:a, :b) order by id',
      { a: operator.id, b: newcomer.id },
    );
    expect(rows).toEqual([{ accepted: '1' }, { accepted: '0' }]);
  });
});

describe('updateCustomerV2 for an associate', () => {
  it('changes role, status and destinations', async () => {
    const { data } = await updateUser(manager, {
      user_id: operator.id,
      status: '0',
      destination_id: [
        getStationId(secondStation),
        getStationId(secondStation),
        getStationId(firstStation),
      ],
    });
    expect(data.updateCustomerV2).toMatchObject({ status: '0', role_id: 4 });
    expect(data.updateCustomerV2.destinations).toHaveLength(2);
  });

  it('clears the destinations for a role without stations and requires them for a role with stations', async () => {
    const cleared = await updateUser(manager, { user_id: operator.id, role_id: 3 });
    expect(cleared.data.updateCustomerV2.destinations).toEqual([]);
    const missing = await updateUser(manager, { user_id: accountant.id, role_id: 4 });
    expect(missing.messages).toEqual(['"destination_id" is required.']);
  });

  it('rejects another client’s station and changes nothing', async () => {
    const input = {
      user_id: operator.id,
      firstname: 'Cambio',
      destination_id: [getStationId(foreignStation)],
    };
    expect((await updateUser(manager, input)).codes).toEqual(['INVALID_INPUT']);
    const row = backend.db.get('select firstname from users where id = :id', { id: operator.id });
    expect(row).toEqual({ firstname: operator.firstname });
  });

  it('rejects another client’s user, a legal representative and the legal representative’s role', async () => {
    expect(
      (await updateUser(manager, { user_id: otherCompanyUser.id, status: '0' })).messages,
    ).toEqual(['Associate user was not edited']);
    expect(
      (await updateUser(manager, { user_id: secondManager.id, firstname: 'Otra' })).codes,
    ).toEqual(['FORBIDDEN']);
    expect((await updateUser(manager, { user_id: accountant.id, role_id: 1 })).codes).toEqual([
      'INVALID_INPUT',
    ]);
  });

  it('rejects users who are not managers', async () => {
    expect((await updateUser(admin, { user_id: operator.id, firstname: 'Otro' })).codes).toEqual([
      'FORBIDDEN',
    ]);
  });

  it('ends the sessions of a deactivated associate', async () => {
    await updateUser(manager, { user_id: operator.id, status: '0' });
    expect((await backend.query(operator, '{ rolesCliente { role_id } }')).codes).toEqual([
      'UNAUTHORIZED',
    ]);
  });

  it('does not restore sessions when the associate is reactivated', async () => {
    const token = await openSession(backend.environment, operator.id ?? 0, false);
    const fetchCodes = async () =>
      (await backend.query({ token }, '{ rolesCliente { role_id } }')).codes;
    expect(await fetchCodes()).toEqual([]);
    await updateUser(manager, { user_id: operator.id, status: '0' });
    await updateUser(manager, { user_id: operator.id, status: '1' });
    expect(await fetchCodes()).toEqual(['UNAUTHORIZED']);
  });

  it('does not change the role or status of a basic associate', async () => {
    for (const input of [{ status: '0' }, { role_id: 3 }]) {
      expect((await updateUser(manager, { user_id: basic.id, ...input })).codes).toEqual([
        'FORBIDDEN',
      ]);
    }
    expect((await updateUser(manager, { user_id: basic.id, firstname: 'Lía' })).codes).toEqual([]);
  });

  it('reports success through updateAssociate', async () => {
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
