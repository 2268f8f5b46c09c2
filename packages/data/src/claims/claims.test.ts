import { expect, it } from 'vitest';
import { createRemoteStore } from '../shared/remote-store.ts';
import { createMockBackend } from '../test-support/mock-backend.ts';
import { watch } from '../test-support/watch.ts';
import { claimsQuery, sendClaim } from './claims.ts';

const row = {
  id: 'c1',
  estado: 'RESPONDIDO',
  motivo: 'El valor no coincide',
  nombre_usuario: 'Ana Ruiz',
  adjuntos: ['foto.jpg'],
  eventos: [
    { estado: 'ABIERTO', fecha: '2026-11-20 10:00:00', texto: 'No coincide' },
    { estado: 'RESPONDIDO', fecha: 'ayer', texto: 'Lo corregimos' },
  ],
};

const load = async (reclamos: unknown) => {
  const backend = createMockBackend({ Query: { reclamos: () => reclamos } });
  const store = watch(createRemoteStore(backend, claimsQuery, { kind: 'FACTURA', number: 'FEV1' }));
  return store.until(({ kind }) => kind !== 'loading');
};

it('reads claims with their events, and the reasons', async () => {
  const motivos = [{ codigo: 'VALOR', nombre: 'El valor no coincide' }, { codigo: '' }];
  expect(await load({ motivos, items: [row, { ...row, estado: 'RARO' }] })).toMatchObject({
    kind: 'ready',
    value: {
      reasons: [{ code: 'VALOR', name: 'El valor no coincide' }],
      claims: [
        {
          id: 'c1',
          state: 'answered',
          createdBy: 'Ana Ruiz',
          fileNames: ['foto.jpg'],
          events: [
            { state: 'open', at: Date.UTC(2026, 10, 20, 15), text: 'No coincide' },
            { state: 'answered', at: null, text: 'Lo corregimos' },
          ],
        },
      ],
    },
  });
});

it('has no claims yet', async () => {
  expect(await load({ motivos: [], items: [] })).toMatchObject({
    kind: 'ready',
    value: { reasons: [], claims: [] },
  });
});

const draft = { key: 'key-00000001', reason: 'VALOR', text: ' No coincide ' };

it('sends the key, the text and the files', async () => {
  const received: unknown[] = [];
  const backend = createMockBackend({
    Mutation: {
      crearReclamo: (input) => {
        received.push({ ...input });
        return row;
      },
    },
  });
  const bytes = new TextEncoder().encode('%PDF-1');
  const outcome = await sendClaim(backend, { kind: 'order', number: '4010' }, draft, [
    { name: 'a.pdf', type: 'application/pdf', bytes },
  ]);
  expect(outcome).toMatchObject({ kind: 'done', value: { id: 'c1' } });
  expect(received).toMatchObject([
    {
      clave: 'key-00000001',
      tipo: 'PEDIDO',
      referencia: '4010',
      motivo: 'VALOR',
      texto: 'No coincide',
      adjuntos: [{ nombre: 'a.pdf', contenido: btoa('%PDF-1') }],
    },
  ]);
});

it('does not know the outcome after an unlisted error', async () => {
  const backend = createMockBackend({
    Mutation: {
      crearReclamo: () => {
        throw new Error('Timeout');
      },
    },
  });
  expect(await sendClaim(backend, { kind: 'invoice', number: 'F' }, draft, [])).toMatchObject({
    kind: 'failed',
    failure: { code: 'outcome-unknown' },
  });
});
