import { expect, it } from 'vitest';
import { createRemoteStore } from '../shared/remote-store.ts';
import { createMockBackend } from '../test-support/mock-backend.ts';
import { watch } from '../test-support/watch.ts';
import { buildActivityRequest, latestSupportVisitQuery } from './activity.ts';

const row = {
  id: 'a1',
  tipo: 'SOPORTE',
  fecha: '2026-11-20 09:12:00',
  usuario_id: '7',
  nombre_usuario: 'Ana Ruiz',
  accion: null,
  nombre_afectado: null,
  uuid: null,
  total: null,
  moneda: null,
  estado: null,
};

const read = async (...items: readonly object[]) => {
  const backend = createMockBackend({
    Query: { listarActividad: () => ({ total_count: items.length, items }) },
  });
  const { variables } = buildActivityRequest({ kind: undefined, personId: undefined });
  const store = watch(createRemoteStore(backend, latestSupportVisitQuery, variables));
  const state = await store.until(({ kind }) => kind !== 'loading');
  return state.kind === 'ready' ? state.value : state.kind;
};

it('reads each kind', async () => {
  const activities = await read(
    row,
    { ...row, id: 'a2', tipo: 'INGRESO' },
    { ...row, id: 'a3', tipo: 'USUARIO', accion: 'CAMBIO_ROL', nombre_afectado: 'Luis Mora' },
    { ...row, id: 'p1', tipo: 'PAGO', uuid: 'u', total: '10.50', moneda: 'COP', estado: 'X' },
  );
  expect(activities).toMatchObject([
    {
      id: 'a1',
      at: Date.UTC(2026, 10, 20, 14, 12),
      personId: '7',
      personName: 'Ana Ruiz',
      event: { kind: 'support-visit' },
    },
    { event: { kind: 'sign-in' } },
    { event: { kind: 'person-change', action: 'role-changed', targetName: 'Luis Mora' } },
    {
      event: {
        kind: 'payment',
        uuid: 'u',
        amount: { minor: 1_050, currency: 'COP' },
        status: 'X',
      },
    },
  ]);
});

it.each([
  ['an unknown kind', { tipo: 'constructor' }],
  ['an unknown change', { tipo: 'USUARIO', accion: 'toString' }],
  ['an unreadable time', { fecha: 'ayer' }],
  ['a payment without an amount', { tipo: 'PAGO', uuid: 'u', total: 'mucho' }],
  ['no id', { id: null }],
])('skips a row with %s', async (_, changes) => {
  expect(await read(row, { ...row, id: 'a9', ...changes })).toHaveLength(1);
});

it('sends the codes of the backend', () => {
  expect(buildActivityRequest({ kind: 'payment', personId: '7' }).variables).toMatchObject({
    kind: 'PAGO',
    person: '7',
    page: 1,
  });
});
