import { expect, it } from 'vitest';
import { createRemoteStore } from '../shared/remote-store.ts';
import { createMockBackend } from '../test-support/mock-backend.ts';
import { watch } from '../test-support/watch.ts';
import { companiesQuery } from './companies.ts';

const load = async (empresasUsuario: unknown) => {
  const backend = createMockBackend({ Query: { empresasUsuario: () => empresasUsuario } });
  const store = watch(createRemoteStore(backend, companiesQuery, {}));
  return store.until(({ kind }) => kind !== 'loading');
};

it('reads the companies; a company without a name has its code', async () => {
  const rows = [
    { cliente: '100', nombre: 'Estación Uno', store_code: 'colombia' },
    { cliente: '200', nombre: null, store_code: null },
  ];
  expect(await load(rows)).toMatchObject({
    kind: 'ready',
    value: [
      { code: '100', name: 'Estación Uno', store: 'colombia' },
      { code: '200', name: '200', store: '' },
    ],
  });
});

it('omits what cannot be switched to', async () => {
  const rows = [null, { nombre: 'Sin código' }, { cliente: '1', nombre: 'A' }];
  expect(await load(rows)).toMatchObject({ kind: 'ready', value: [{ code: '1' }] });
  expect(await load(null)).toMatchObject({ kind: 'failed' });
});
