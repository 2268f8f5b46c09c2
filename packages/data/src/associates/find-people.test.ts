import { expect, test } from 'vitest';
import { magentoProfile } from '../backend-profile/configuration.ts';
import { createMockBackend } from '../test-support/mock-backend.ts';
import { associateExists, findAssociates, findDestinations } from './find-people.ts';

const createRow = (code: number) => ({
  id_destinatario: String(code),
  codigo_destinatario: String(code),
  nombre_comercial: `${code % 2 === 0 ? 'Estación Mirador' : 'Estación Norte'} ${code}`,
});
const rows = Array.from({ length: 40 }, (_, index) => createRow(101 + index));

test('a backend with a search finds the stations itself', async () => {
  const requests: unknown[] = [];
  const dataContext = createMockBackend({
    Query: {
      listarDestinatarios: (args) => {
        requests.push({ ...args });
        return { total_count: 1, items: [createRow(138)] };
      },
    },
  });
  expect(await findDestinations(dataContext, { searchText: 'mirador', limit: 5 })).toMatchObject({
    kind: 'done',
    value: [{ code: '138' }],
  });
  expect(requests).toEqual([{ search: 'mirador', pageSize: 5, currentPage: 1 }]);
});

test('without a search, all stations are loaded once and searched', async () => {
  let calls = 0;
  const dataContext = {
    ...createMockBackend({
      Query: {
        listarDestinatarios: ({ pageSize }) => {
          calls += 1;
          return { total_count: rows.length, items: rows.slice(0, Number(pageSize)) };
        },
      },
    }),
    backendProfile: magentoProfile,
  };
  const find = async (searchText: string) => {
    const outcome = await findDestinations(dataContext, { searchText, limit: 5 });
    return outcome.kind === 'done' ? outcome.value.map(({ code }) => code) : outcome;
  };
  expect(await find('138')).toEqual(['138']);
  expect(await find('mirador')).toEqual(['102', '104', '106', '108', '110']);
  expect(await find('sur')).toEqual([]);
  expect(calls).toBe(1);
});

test('without a search, a failure is returned and the next search loads the stations', async () => {
  let isBroken = true;
  const dataContext = {
    ...createMockBackend({
      Query: {
        listarDestinatarios: () => {
          if (isBroken) throw new Error('Servicio en pausa');
          return { total_count: rows.length, items: rows };
        },
      },
    }),
    backendProfile: magentoProfile,
  };
  const params = { searchText: '138', limit: 5 };
  expect(await findDestinations(dataContext, params)).toMatchObject({
    kind: 'failed',
    failure: { serverText: 'Servicio en pausa' },
  });
  isBroken = false;
  expect(await findDestinations(dataContext, params)).toMatchObject({ value: [{ code: '138' }] });
});

test('users of whom none is readable are a failure', async () => {
  const unreadablePage = { total_count: 501, items: [null] };
  const dataContext = createMockBackend({ Query: { usuariosCliente: () => unreadablePage } });
  expect(await findAssociates(dataContext, { searchText: '', limit: 5 })).toMatchObject({
    kind: 'failed',
  });
  expect(await associateExists(dataContext, { email: 'a@b.example', document: '1' })).toBeNull();
});
