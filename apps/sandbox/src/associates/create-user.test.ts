import { beforeEach, describe, expect, it } from 'vitest';
import { startTestBackend, type TestBackend } from '../../test/test-backend.ts';
import { testContext, testFixture, testIds } from '../../test/test-context.ts';
import { aClient, aDestination, aUser } from '../scenarios/builders/index.ts';

const ids = testIds();
const mine = testContext('colombia', 'typical', ids);
const other = testContext('ecuador', 'typical', ids);
const lube = testContext('lubricantes', 'typical', ids);

const manager = aUser(mine, 'legal-representative', { email: 'jefe@mia.example' });
const admin = aUser(mine, 'administrative', { email: 'admin@mia.example' });
const otherCompanyUser = aUser(other, 'legal-representative', { email: 'jefe@otra.example' });
const lubeEngineer = aUser(lube, 'planning-engineer', { email: 'ing@lub.example' });
const home = aDestination(mine, 0);
const away = aDestination(other, 0);

let backend: TestBackend;
beforeEach(() => {
  backend = startTestBackend({
    rows: testFixture({
      clients: [aClient(mine), aClient(other), aClient(lube)],
      users: [manager, admin, otherCompanyUser, lubeEngineer],
      destinations: [home, away],
    }),
  });
});

const create = `mutation ($input: CustomerCreateInput!) {
  crearUsuarioCliente(input: $input) { id email role_name status country_code destinations { destination_code } } }`;

const good = {
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
  destination_id: [home.id_destinatario],
};

const counted = () => backend.db.get<{ n: number }>('select count(*) as n from users')?.n;

describe('creating an associate', () => {
  it('stores the associate with the destinations, the address in lower case', async () => {
    const { data, messages } = await backend.query(manager, create, { input: good });
    expect(messages).toEqual([]);
    expect(data.crearUsuarioCliente).toMatchObject({
      email: 'lucia@nueva.example',
      role_name: 'Operativo',
      status: '1',
      country_code: 'CO',
      destinations: [{ destination_code: home.codigo_destinatario }],
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
    ['destination_id', [away.id_destinatario], 'Uno de los destinos no pertenece a su empresa.'],
  ])('refuses %s = %j', async (field, value, message) => {
    const previous = counted();
    const { messages, extensions } = await backend.query(manager, create, {
      input: { ...good, [field]: value },
    });
    expect(messages).toEqual([message]);
    expect(extensions[0]).toEqual({ code: 'INVALID_INPUT', field });
    expect(counted()).toBe(previous);
  });

  it.each([
    ['123456789', true],
    ['1234567890', true],
    ['12345678', false],
  ])('takes 9 or 10 digits in Ecuador: %s', async (telephone, fits) => {
    const input = { ...good, telephone, destination_id: [away.id_destinatario] };
    const { messages } = await backend.query(otherCompanyUser, create, { input });
    expect(messages).toEqual(fits ? [] : ['El teléfono debe tener 9 o 10 dígitos.']);
  });

  it('counts characters, not bytes: two letters with combining marks are enough', async () => {
    const { messages } = await backend.query(manager, create, {
      input: { ...good, firstname: 'Ño' },
    });
    expect(messages).toEqual([]);
  });

  it('rejects a taken e-mail, ignoring case', async () => {
    const input = { ...good, email: 'JEFE@otra.example' };
    const { messages, codes } = await backend.query(manager, create, { input });
    expect(messages[0]).toContain('A customer with the same email address already exists');
    expect(codes).toEqual(['EMAIL_TAKEN']);
  });

  it('needs and stores no destinations for a role without them', async () => {
    for (const role_id of [2, 3, 5, 6, 7, 8]) {
      const input = { ...good, role_id, email: `rol${role_id}@nueva.example` };
      const { data } = await backend.query(manager, create, { input });
      expect(data.crearUsuarioCliente.destinations).toEqual([]);
    }
  });

  it('sets no usable password for the new associate', async () => {
    await backend.query(manager, create, { input: good });
    const { codes } = await backend.query(
      null,
      'mutation { generateCustomerToken(email: "lucia@nueva.example", password: "") { role } }',
    );
    expect(codes).toEqual(['SIGN_IN_FAILED']);
  });

  it('is allowed for the legal representative, in lubricants also for the planning engineer', async () => {
    expect((await backend.query(admin, create, { input: good })).codes).toEqual(['FORBIDDEN']);
    const input = { ...good, role_id: 3, destination_id: [] };
    expect((await backend.query(lubeEngineer, create, { input })).codes).toEqual([]);
  });

  it('is rejected for support and without a session', async () => {
    const support = { email: manager.email, support: true };
    expect((await backend.query(support, create, { input: good })).codes).toEqual([
      'SUPPORT_READ_ONLY',
    ]);
    expect((await backend.query(null, create, { input: good })).codes).toEqual(['UNAUTHORIZED']);
  });
});

describe('the alternative reading of the call', () => {
  const variant = `mutation ($input: CustomerCreateInput!) { createAssociate(input: $input) { success message } }`;

  it('returns success or the reason', async () => {
    const done = await backend.query(manager, variant, { input: good });
    expect(done.data.createAssociate).toEqual({
      success: true,
      message: 'Associate user was successfully created.',
    });
    const again = await backend.query(manager, variant, { input: good });
    expect(again.data.createAssociate.success).toBe(false);
    expect(again.data.createAssociate.message).toContain('already exists');
  });

  it('still throws authorization errors', async () => {
    expect((await backend.query(admin, variant, { input: good })).codes).toEqual(['FORBIDDEN']);
  });
});
