import { beforeAll, describe, expect, it } from 'vitest';
import { startTestBackend, type TestBackend } from '../../test/test-backend.ts';
import {
  createTestContext,
  createTestFixture,
  createTestIdGenerator,
} from '../../test/test-context.ts';
import { buildClient, buildDestination, buildUser } from '../scenarios/builders/index.ts';

const ids = createTestIdGenerator();
const colombia = createTestContext('colombia', 'typical', ids);
const lubricants = createTestContext('lubricantes', 'typical', ids);

const manager = buildUser(colombia, 'legal-representative', {
  email: 'jefe@mia.example',
  firstname: 'Zoe',
});
const alvaro = buildUser(colombia, 'administrative', {
  email: 'alvaro@mia.example',
  firstname: 'Álvaro',
  lastname: 'Núñez',
  document: '777001',
});
const berta = buildUser(colombia, 'financial', {
  email: 'berta@mia.example',
  firstname: 'Berta',
  lastname: 'Toro',
  status: '0',
});
const ciro = buildUser(colombia, 'operations', {
  email: 'ciro@mia.example',
  firstname: 'Ciro',
  lastname: 'Galindo',
});
const lubeManager = buildUser(lubricants, 'legal-representative', { email: 'jefe@lub.example' });
const lubeAdmin = buildUser(lubricants, 'administrative', { email: 'admin@lub.example' });
const lubeEngineer = buildUser(lubricants, 'planning-engineer', { email: 'ing@lub.example' });
const lubeFinancial = buildUser(lubricants, 'financial', { email: 'finanzas@lub.example' });

const stations = Array.from({ length: 60 }, (_, serial) => buildDestination(colombia, serial));

const nanduStation = {
  ...buildDestination(colombia, 60),
  id_destinatario: 9_060,
  codigo_destinatario: 'X-ÑANDÚ',
  nombre_comercial: 'EDS El Ñandú',
};

let backend: TestBackend;
beforeAll(() => {
  backend = startTestBackend({
    rows: createTestFixture({
      clients: [buildClient(colombia, { ciudad: 'Valdeluna' }), buildClient(lubricants)],
      users: [manager, alvaro, berta, ciro, lubeManager, lubeAdmin, lubeEngineer, lubeFinancial],
      destinations: [...stations, nanduStation, buildDestination(lubricants, 0)],
      userDestinations: [{ user_id: ciro.id, id_destinatario: nanduStation.id_destinatario }],
    }),
  });
});

const LIST_USERS = `query ($filter: UsuariosClienteFilterInput, $search: String, $sort: UsuariosClienteSortInput, $pageSize: Int, $currentPage: Int) {
  usuariosCliente(filter: $filter, search: $search, sort: $sort, pageSize: $pageSize, currentPage: $currentPage) {
    total_count items { firstname } } }`;

const fetchNames = async (
  variables: Record<string, unknown>,
  caller = manager,
): Promise<string[]> => {
  const { data } = await backend.query(caller, LIST_USERS, variables);
  return data.usuariosCliente.items.map((row: { firstname: string }) => row.firstname);
};

describe('usuariosCliente', () => {
  it('sorts associates by first name, ignores accents and omits the legal representative', async () => {
    expect(await fetchNames({})).toEqual(['Álvaro', 'Berta', 'Ciro']);
    expect(await fetchNames({ sort: { firstname: 'DESC' } })).toEqual(['Ciro', 'Berta', 'Álvaro']);
    expect(await fetchNames({ sort: { lastname: 'ASC' } })).toEqual(['Ciro', 'Álvaro', 'Berta']);
  });

  it.each([
    [{ status: { eq: '1' } }, ['Álvaro', 'Ciro']],
    [{ status: { eq: '0' } }, ['Berta']],
    [{ status: { eq: 'all' } }, ['Álvaro', 'Berta', 'Ciro']],
    [{ status: { in: ['0', '1'] } }, ['Álvaro', 'Berta', 'Ciro']],
    [{ role_id: { eq: '4' } }, ['Ciro']],
    [{ email: { eq: 'ciro@mia.example' } }, ['Ciro']],
    [{ id: { eq: String(lubeAdmin.id) } }, []],
  ])('filters by %j', async (filter, expected) => {
    expect(await fetchNames({ filter })).toEqual(expected);
  });

  it.each([
    ['alvaro', ['Álvaro']],
    ['ÁLVARO nun', ['Álvaro']],
    ['777001', ['Álvaro']],
    ['BERTA@', ['Berta']],
    ["'; drop table users; --", []],
    ['%', []],
  ])('finds associates by the search text %j', async (search, expected) => {
    expect(await fetchNames({ search })).toEqual(expected);
  });

  it('returns pages and the total count', async () => {
    expect(await fetchNames({ pageSize: 2, currentPage: 1 })).toEqual(['Álvaro', 'Berta']);
    expect(await fetchNames({ pageSize: 2, currentPage: 2 })).toEqual(['Ciro']);
    const { data } = await backend.query(manager, LIST_USERS, { pageSize: 2 });
    expect(data.usuariosCliente.total_count).toBe(3);
  });

  it('returns only their own record to users who are not managers', async () => {
    expect(await fetchNames({}, ciro)).toEqual(['Ciro']);
    expect(await fetchNames({ filter: { id: { eq: String(berta.id) } } }, ciro)).toEqual([]);
  });

  it('returns the legal representative’s own record when filtered by its id', async () => {
    expect(await fetchNames({ filter: { id: { eq: String(manager.id) } } })).toEqual(['Zoe']);
  });

  it('returns all associates to Administrativo and Ingeniero Planificación in lubricants', async () => {
    expect(await fetchNames({}, lubeAdmin)).toHaveLength(3);
    expect(await fetchNames({}, lubeEngineer)).toHaveLength(3);
    expect(await fetchNames({}, lubeFinancial)).toHaveLength(1);
  });

  it('does not expose the password hash', async () => {
    const { codes, messages } = await backend.query(
      manager,
      '{ usuariosCliente { items { password_hash } } }',
    );
    expect(codes).toHaveLength(1);
    expect(messages[0]).toContain('Cannot query field');
  });
});

describe('listarDestinatarios', () => {
  const fetchDestinations = async (variables: Record<string, unknown>) => {
    const { data } = await backend.query(
      alvaro,
      `query ($search: String, $pageSize: Int, $currentPage: Int, $filter: DestinatariosFilterInput) {
        listarDestinatarios(search: $search, pageSize: $pageSize, currentPage: $currentPage, filter: $filter) {
          total_count items { codigo_destinatario nombre_comercial } } }`,
      variables,
    );
    return data.listarDestinatarios;
  };

  it('returns the client’s destinations sorted by code, fifty per page', async () => {
    const firstPage = await fetchDestinations({});
    expect(firstPage.total_count).toBe(61);
    expect(firstPage.items).toHaveLength(50);
    const codes = firstPage.items.map(
      (row: { codigo_destinatario: string }) => row.codigo_destinatario,
    );
    expect(codes).toEqual([...codes].sort());
    expect((await fetchDestinations({ currentPage: 2 })).items).toHaveLength(11);
    expect((await fetchDestinations({ pageSize: 20_000 })).items).toHaveLength(61);
  });

  it('searches code and name and ignores accents', async () => {
    expect((await fetchDestinations({ search: 'nandu' })).items).toEqual([
      { codigo_destinatario: 'X-ÑANDÚ', nombre_comercial: 'EDS El Ñandú' },
    ]);
    expect((await fetchDestinations({ search: 'x-ñ' })).total_count).toBe(1);
  });

  it('returns only the assigned destinations for the role Operativo', async () => {
    const { data } = await backend.query(
      ciro,
      '{ listarDestinatarios { total_count items { codigo_destinatario } } }',
    );
    expect(data.listarDestinatarios).toEqual({
      total_count: 1,
      items: [{ codigo_destinatario: 'X-ÑANDÚ' }],
    });
  });

  it('filters by code and status', async () => {
    expect(
      (await fetchDestinations({ filter: { codigo_destinatario: { eq: 'X-ÑANDÚ' } } })).total_count,
    ).toBe(1);
    expect((await fetchDestinations({ filter: { estado: { eq: '0' } } })).total_count).toBe(0);
  });
});

describe('form option lists', () => {
  it('returns roles in order, with the product’s name inserted', async () => {
    const { data } = await backend.query(ciro, '{ rolesCliente { role_id role_name } }');
    expect(data.rolesCliente.map((role: { role_name: string }) => role.role_name)).toEqual([
      'Representante Legal',
      'Administrativo',
      'Financiero',
      'Operativo',
      'Compras',
      'Ingeniero Planificación',
      'Surtidor',
      'basic',
    ]);
  });

  it('sorts the departments of a country by name and ignores accents', async () => {
    const { data } = await backend.query(
      ciro,
      '{ listarDeptos(pageSize: 50, filter: { country_id: { eq: "PE" } }) { default_name } }',
    );
    const departmentNames = data.listarDeptos.map(
      (row: { default_name: string }) => row.default_name,
    );
    expect(departmentNames).toHaveLength(25);
    expect(departmentNames.slice(0, 3)).toEqual(['Amazonas', 'Áncash', 'Apurímac']);
  });

  it('returns ten departments per page and finds one by its code', async () => {
    const { data } = await backend.query(
      ciro,
      `{ first: listarDeptos { default_name }
         last: listarDeptos(currentPage: 3, filter: { country_id: { eq: "PE" } }) { default_name }
         one: listarDeptos(filter: { country_id: { eq: "PE" }, code_sap: { eq: "02" } }) { default_name } }`,
    );
    expect(data.first).toHaveLength(10);
    expect(data.last).toHaveLength(5);
    expect(data.one).toEqual([{ default_name: 'Áncash' }]);
  });

  it('returns the permissions of roles only to managers', async () => {
    const rolesQuery = '{ rolesCliente { role_name acl { type permission } } }';
    const listedRoles = (await backend.query(manager, rolesQuery)).data.rolesCliente;
    expect(listedRoles.at(-1)).toEqual({
      role_name: 'basic',
      acl: [{ type: 'Surtidor_Dashboard', permission: 'Surtidor_Dashboard::*' }],
    });
    const hiddenRoles = (await backend.query(ciro, rolesQuery)).data.rolesCliente;
    expect(hiddenRoles.every(({ acl }: { acl: unknown }) => acl === null)).toBe(true);
  });

  it('returns document types and the company', async () => {
    const { data } = await backend.query(
      ciro,
      '{ listadoTiposDocumentos { value } informacionCorporativa { tipoNit ciudad departmentName } }',
    );
    expect(data.listadoTiposDocumentos[0]).toEqual({ value: 'CC' });
    expect(data.informacionCorporativa).toMatchObject({ tipoNit: 'NIT', ciudad: 'Valdeluna' });
  });

  it('rejects a request without a session', async () => {
    const { codes } = await backend.query(null, '{ rolesCliente { role_id } }');
    expect(codes).toEqual(['UNAUTHORIZED']);
  });
});
