import { beforeAll, describe, expect, it } from 'vitest';
import { startTestBackend, type TestBackend } from '../../test/test-backend.ts';
import { testContext, testFixture, testIds } from '../../test/test-context.ts';
import { aClient, aDestination, aUser } from '../scenarios/builders/index.ts';

const ids = testIds();
const mine = testContext('colombia', 'typical', ids);
const lube = testContext('lubricantes', 'typical', ids);

const manager = aUser(mine, 'legal-representative', {
  email: 'jefe@mia.example',
  firstname: 'Zoe',
});
const alvaro = aUser(mine, 'administrative', {
  email: 'alvaro@mia.example',
  firstname: 'Álvaro',
  lastname: 'Núñez',
  document: '777001',
});
const berta = aUser(mine, 'financial', {
  email: 'berta@mia.example',
  firstname: 'Berta',
  lastname: 'Toro',
  status: '0',
});
const ciro = aUser(mine, 'operations', {
  email: 'ciro@mia.example',
  firstname: 'Ciro',
  lastname: 'Galindo',
});
const lubeManager = aUser(lube, 'legal-representative', { email: 'jefe@lub.example' });
const lubeAdmin = aUser(lube, 'administrative', { email: 'admin@lub.example' });
const lubeEngineer = aUser(lube, 'planning-engineer', { email: 'ing@lub.example' });
const lubeMoney = aUser(lube, 'financial', { email: 'finanzas@lub.example' });

const stations = Array.from({ length: 60 }, (_, serial) => aDestination(mine, serial));

const nandu = {
  ...aDestination(mine, 60),
  id_destinatario: 9_060,
  codigo_destinatario: 'X-ÑANDÚ',
  nombre_comercial: 'EDS El Ñandú',
};

let backend: TestBackend;
beforeAll(() => {
  backend = startTestBackend({
    rows: testFixture({
      clients: [aClient(mine, { ciudad: 'Valdeluna' }), aClient(lube)],
      users: [manager, alvaro, berta, ciro, lubeManager, lubeAdmin, lubeEngineer, lubeMoney],
      destinations: [...stations, nandu, aDestination(lube, 0)],
      userDestinations: [{ user_id: ciro.id, id_destinatario: nandu.id_destinatario }],
    }),
  });
});

const list = `query ($filter: UsuariosClienteFilterInput, $search: String, $sort: UsuariosClienteSortInput, $pageSize: Int, $currentPage: Int) {
  usuariosCliente(filter: $filter, search: $search, sort: $sort, pageSize: $pageSize, currentPage: $currentPage) {
    total_count items { firstname } } }`;

const names = async (variables: Record<string, unknown>, caller = manager): Promise<string[]> => {
  const { data } = await backend.query(caller, list, variables);
  return data.usuariosCliente.items.map((row: { firstname: string }) => row.firstname);
};

describe('the associates of a client', () => {
  it('are listed by first name, accents or not, without the legal representative', async () => {
    expect(await names({})).toEqual(['Álvaro', 'Berta', 'Ciro']);
    expect(await names({ sort: { firstname: 'DESC' } })).toEqual(['Ciro', 'Berta', 'Álvaro']);
    expect(await names({ sort: { lastname: 'ASC' } })).toEqual(['Ciro', 'Álvaro', 'Berta']);
  });

  it.each([
    [{ status: { eq: '1' } }, ['Álvaro', 'Ciro']],
    [{ status: { eq: '0' } }, ['Berta']],
    [{ status: { eq: 'all' } }, ['Álvaro', 'Berta', 'Ciro']],
    [{ status: { in: ['0', '1'] } }, ['Álvaro', 'Berta', 'Ciro']],
    [{ role_id: { eq: '4' } }, ['Ciro']],
    [{ email: { eq: 'ciro@mia.example' } }, ['Ciro']],
    [{ id: { eq: String(lubeAdmin.id) } }, []],
  ])('are filtered by %j', async (filter, expected) => {
    expect(await names({ filter })).toEqual(expected);
  });

  it.each([
    ['alvaro', ['Álvaro']],
    ['ÁLVARO nun', ['Álvaro']],
    ['777001', ['Álvaro']],
    ['BERTA@', ['Berta']],
    ["'; drop table users; --", []],
    ['%', []],
  ])('are searched by %j', async (search, expected) => {
    expect(await names({ search })).toEqual(expected);
  });

  it('are paged with a total', async () => {
    expect(await names({ pageSize: 2, currentPage: 1 })).toEqual(['Álvaro', 'Berta']);
    expect(await names({ pageSize: 2, currentPage: 2 })).toEqual(['Ciro']);
    const { data } = await backend.query(manager, list, { pageSize: 2 });
    expect(data.usuariosCliente.total_count).toBe(3);
  });

  it('non-managers see only their own record', async () => {
    expect(await names({}, ciro)).toEqual(['Ciro']);
    expect(await names({ filter: { id: { eq: String(berta.id) } } }, ciro)).toEqual([]);
  });

  it('include the legal representative’s own record if requested by id', async () => {
    expect(await names({ filter: { id: { eq: String(manager.id) } } })).toEqual(['Zoe']);
  });

  it('are managed in lubricants by Administrativo and Ingeniero Planificación too', async () => {
    expect(await names({}, lubeAdmin)).toHaveLength(3);
    expect(await names({}, lubeEngineer)).toHaveLength(3);
    expect(await names({}, lubeMoney)).toHaveLength(1);
  });

  it('never show a password', async () => {
    const { codes, messages } = await backend.query(
      manager,
      '{ usuariosCliente { items { password_hash } } }',
    );
    expect(codes).toHaveLength(1);
    expect(messages[0]).toContain('Cannot query field');
  });
});

describe('destinations', () => {
  const query = async (variables: Record<string, unknown>) => {
    const { data } = await backend.query(
      alvaro,
      `query ($search: String, $pageSize: Int, $currentPage: Int, $filter: DestinatariosFilterInput) {
        listarDestinatarios(search: $search, pageSize: $pageSize, currentPage: $currentPage, filter: $filter) {
          total_count items { codigo_destinatario nombre_comercial } } }`,
      variables,
    );
    return data.listarDestinatarios;
  };

  it('are sorted by code, fifty per page, and of the client only', async () => {
    const first = await query({});
    expect(first.total_count).toBe(61);
    expect(first.items).toHaveLength(50);
    const codes = first.items.map(
      (row: { codigo_destinatario: string }) => row.codigo_destinatario,
    );
    expect(codes).toEqual([...codes].sort());
    expect((await query({ currentPage: 2 })).items).toHaveLength(11);
    expect((await query({ pageSize: 20_000 })).items).toHaveLength(61);
  });

  it('are searched by code and name, ignoring accents', async () => {
    expect((await query({ search: 'nandu' })).items).toEqual([
      { codigo_destinatario: 'X-ÑANDÚ', nombre_comercial: 'EDS El Ñandú' },
    ]);
    expect((await query({ search: 'x-ñ' })).total_count).toBe(1);
  });

  it('are only the assigned ones for a role that works at assigned stations', async () => {
    const { data } = await backend.query(
      ciro,
      '{ listarDestinatarios { total_count items { codigo_destinatario } } }',
    );
    expect(data.listarDestinatarios).toEqual({
      total_count: 1,
      items: [{ codigo_destinatario: 'X-ÑANDÚ' }],
    });
  });

  it('are filtered', async () => {
    expect((await query({ filter: { codigo_destinatario: { eq: 'X-ÑANDÚ' } } })).total_count).toBe(
      1,
    );
    expect((await query({ filter: { estado: { eq: '0' } } })).total_count).toBe(0);
  });
});

describe('the lists of the forms', () => {
  it('return roles in order, with the product’s name inserted', async () => {
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

  it('return departments of a country by name, with Áncash under A', async () => {
    const { data } = await backend.query(
      ciro,
      '{ listarDeptos(pageSize: 50, filter: { country_id: { eq: "PE" } }) { default_name } }',
    );
    const found = data.listarDeptos.map((row: { default_name: string }) => row.default_name);
    expect(found).toHaveLength(25);
    expect(found.slice(0, 3)).toEqual(['Amazonas', 'Áncash', 'Apurímac']);
  });

  it('return departments ten per page, and one by its code', async () => {
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

  it('show permissions of roles only to managers', async () => {
    const roles = '{ rolesCliente { role_name acl { type permission } } }';
    const listedRoles = (await backend.query(manager, roles)).data.rolesCliente;
    expect(listedRoles.at(-1)).toEqual({
      role_name: 'basic',
      acl: [{ type: 'Surtidor_Dashboard', permission: 'Surtidor_Dashboard::*' }],
    });
    const hidden = (await backend.query(ciro, roles)).data.rolesCliente;
    expect(hidden.every(({ acl }: { acl: unknown }) => acl === null)).toBe(true);
  });

  it('return document types and the company', async () => {
    const { data } = await backend.query(
      ciro,
      '{ listadoTiposDocumentos { value } informacionCorporativa { tipoNit ciudad departmentName } }',
    );
    expect(data.listadoTiposDocumentos[0]).toEqual({ value: 'CC' });
    expect(data.informacionCorporativa).toMatchObject({ tipoNit: 'NIT', ciudad: 'Valdeluna' });
  });

  it('are rejected without a session', async () => {
    const { codes } = await backend.query(null, '{ rolesCliente { role_id } }');
    expect(codes).toEqual(['UNAUTHORIZED']);
  });
});
