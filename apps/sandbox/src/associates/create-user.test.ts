import { beforeEach, describe, expect, it } from 'vitest';
import { startTestBackend, type TestBackend } from '../../test/test-backend.ts';
import {
  createTestContext,
  createTestFixture,
  createTestIdGenerator,
} from '../../test/test-context.ts';
import { buildClient, buildDestination, buildUser } from '../scenarios/builders/index.ts';

const ids = createTestIdGenerator();
const colombia = createTestContext('colombia', 'typical', ids);
const ecuador = createTestContext('ecuador', 'typical', ids);
const lubricants = createTestContext('lubricantes', 'typical', ids);

const manager = buildUser(colombia, 'legal-representative', { email: 'jefe@mia.example' });
const admin = buildUser(colombia, 'administrative', { email: 'admin@mia.example' });
const otherCompanyUser = buildUser(ecuador, 'legal-representative', { email: 'jefe@otra.example' });
const lubeEngineer = buildUser(lubricants, 'planning-engineer', { email: 'ing@lub.example' });
const ownDestination = buildDestination(colombia, 0);
const foreignDestination = buildDestination(ecuador, 0);

let backend: TestBackend;
beforeEach(() => {
  backend = startTestBackend({
    rows: createTestFixture({
      clients: [buildClient(colombia), buildClient(ecuador), buildClient(lubricants)],
      users: [manager, admin, otherCompanyUser, lubeEngineer],
      destinations: [ownDestination, foreignDestination],
    }),
  });
});

const CREATE_USER = `mutation ($input: CustomerCreateInput!) {
  crearUsuarioCliente(input: $input) { id email role_name status country_code destinations { destination_code } } }`;

const validInput = {
  role_id: 4,
  firstname: 'Lucía',
  lastname: "D'Alba-Ñ",
  email: ' Lucia@Nueva.example ',
  document_type: 'CC',
  document: '12345',
  telephone: '3001234567',
  street: 'Calle 1',
  city: 'Cali',
  status: '1',
  destination_id: [ownDestination.id_destinatario],
};

const countUsers = () => backend.db.get<{ n: number }>('select count(*) as n from users')?.n;

describe('crearUsuarioCliente', () => {
  it('stores the associate, their destinations and the e-mail in lower case', async () => {
    const { data, messages } = await backend.query(manager, CREATE_USER, { input: validInput });
    expect(messages).toEqual([]);
    expect(data.crearUsuarioCliente).toMatchObject({
      email: 'lucia@nueva.example',
      role_name: 'Operativo',
      status: '1',
      country_code: 'CO',
      destinations: [{ destination_code: ownDestination.codigo_destinatario }],
    });
  });

  it.each([
    ['firstname', '', '"firstname" is required.'],
    ['firstname', 'L', '"firstname" must have at least 2 letters.'],
    ['firstname', 'L'.repeat(56), '"firstname" must have a maximum of 55 letters.'],
    ['firstname', 'Lucía 2', 'Escriba solo letras, espacios, guiones o apóstrofos.'],
    ['lastname', '   ', '"lastname" is required.'],
    ['email', '', '"email" is required.'],
    ['email', 'sin-arroba', 'please provide valid e-mail address.'],
    ['email', 'a@b', 'please provide valid e-mail address.'],
    ['document', '1234', '"document" must have at least 5 letters.'],
    ['document', '12<45>', 'El documento solo puede tener letras, números y guiones.'],
    ['telephone', '300123456', 'El teléfono debe tener 10 dígitos.'],
    ['telephone', '30012345ab', 'El teléfono debe tener 10 dígitos.'],
    ['street', 'Cl1', '"street" must have at least 4 letters.'],
    ['city', 'C'.repeat(56), '"city" must have a maximum of 55 letters.'],
    ['status', '2', 'must be active or invactive'],
    ['role_id', null, '"role_id" is required.'],
    ['role_id', 99, 'Este rol no se puede asignar.'],
    ['role_id', 1, 'Este rol no se puede asignar.'],
    ['document_type', null, '"document_type" is required.'],
    ['document_type', 'XX', 'El tipo de documento no es válido.'],
    ['country_code', 'EC', 'El país debe ser el de su empresa.'],
    ['destination_id', [], '"destination_id" is required.'],
    [
      'destination_id',
      [foreignDestination.id_destinatario],
      'Uno de los destinos no pertenece a su empresa.',
    ],
  ])('rejects %s = %j', async (field, value, message) => {
    const previousCount = countUsers();
    const { messages, extensions } = await backend.query(manager, CREATE_USER, {
      input: { ...validInput, [field]: value },
    });
    expect(messages).toEqual([message]);
    expect(extensions[0]).toEqual({ code: 'INVALID_INPUT', field });
    expect(countUsers()).toBe(previousCount);
  });

  it.each([
    ['123456789', true],
    ['1234567890', true],
    ['12345678', false],
  ])('validates the telephone number %s in Ecuador (valid: %s)', async (telephone, isValid) => {
    const input = {
      ...validInput,
      telephone,
      destination_id: [foreignDestination.id_destinatario],
    };
    const { messages } = await backend.query(otherCompanyUser, CREATE_USER, { input });
    expect(messages).toEqual(isValid ? [] : ['El teléfono debe tener 9 o 10 dígitos.']);
  });

  it('measures the length of a name in characters instead of bytes', async () => {
    const { messages } = await backend.query(manager, CREATE_USER, {
      input: { ...validInput, firstname: 'Ño' },
    });
    expect(messages).toEqual([]);
  });

  it('rejects an e-mail that is already in use, regardless of case', async () => {
    const input = { ...validInput, email: 'JEFE@otra.example' };
    const { messages, codes } = await backend.query(manager, CREATE_USER, { input });
    expect(messages[0]).toContain('A customer with the same email address already exists');
    expect(codes).toEqual(['EMAIL_TAKEN']);
  });

  it('stores no destinations for roles that are not assigned to stations', async () => {
    for (const role_id of [2, 3, 5, 6, 7, 8]) {
      const input = { ...validInput, role_id, email: `rol${role_id}@nueva.example` };
      const { data } = await backend.query(manager, CREATE_USER, { input });
      expect(data.crearUsuarioCliente.destinations).toEqual([]);
    }
  });

  it('creates the associate without a usable password', async () => {
    await backend.query(manager, CREATE_USER, { input: validInput });
    const { codes } = await backend.query(
      null,
      'mutation { generateCustomerToken(email: "lucia@nueva.example", password: "") { role } }',
    );
    expect(codes).toEqual(['SIGN_IN_FAILED']);
  });

  it('is allowed for the legal representative and, in lubricants, the planning engineer', async () => {
    expect((await backend.query(admin, CREATE_USER, { input: validInput })).codes).toEqual([
      'FORBIDDEN',
    ]);
    const input = { ...validInput, role_id: 3, destination_id: [] };
    expect((await backend.query(lubeEngineer, CREATE_USER, { input })).codes).toEqual([]);
  });

  it('rejects support sessions and requests without a session', async () => {
    const support = { email: manager.email, support: true };
    expect((await backend.query(support, CREATE_USER, { input: validInput })).codes).toEqual([
      'SUPPORT_READ_ONLY',
    ]);
    expect((await backend.query(null, CREATE_USER, { input: validInput })).codes).toEqual([
      'UNAUTHORIZED',
    ]);
  });
});

describe('createAssociate', () => {
  const CREATE_ASSOCIATE = `mutation ($input: CustomerCreateInput!) { createAssociate(input: $input) { success message } }`;

  it('returns success, or the reason for the failure', async () => {
    const created = await backend.query(manager, CREATE_ASSOCIATE, { input: validInput });
    expect(created.data.createAssociate).toEqual({
      success: true,
      message: 'Associate user was successfully created.',
    });
    const duplicate = await backend.query(manager, CREATE_ASSOCIATE, { input: validInput });
    expect(duplicate.data.createAssociate.success).toBe(false);
    expect(duplicate.data.createAssociate.message).toContain('already exists');
  });

  it('throws authorization errors', async () => {
    expect((await backend.query(admin, CREATE_ASSOCIATE, { input: validInput })).codes).toEqual([
      'FORBIDDEN',
    ]);
  });
});
