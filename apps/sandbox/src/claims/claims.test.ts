import { beforeEach, describe, expect, it } from 'vitest';
import { ana, startTestBackend, type TestBackend } from '../../test/test-backend.ts';
import { getCachedScenario, getEmail } from '../scenarios/index.ts';

const now = Date.UTC(2026, 5, 15, 17);
const pdf = btoa('%PDF-1.7 content');
const caller = { email: getEmail('representante') };

const CREATE = `mutation ($input: [AdjuntoInput!], $key: String!, $kind: String!, $number: String!, $text: String!) {
  crearReclamo(clave: $key, tipo: $kind, referencia: $number, motivo: "VALOR", texto: $text, adjuntos: $input) {
    id estado motivo adjuntos eventos { estado texto } } }`;
const LIST = `query ($kind: String!, $number: String!) {
  reclamos(tipo: $kind, referencia: $number) { motivos { codigo } items { id estado } } }`;

const invoice = { kind: 'FACTURA', number: 'FEV100070' };
const variables = { ...invoice, key: 'key-00000001', text: 'El valor no coincide.' };

let backend: TestBackend;
beforeEach(async () => {
  backend = startTestBackend({ rows: await getCachedScenario({ scenario: 'typical', now }) });
});

describe('claims', () => {
  it('are filed once per key and listed for their object only', async () => {
    const first = await backend.query(caller, CREATE, variables);
    expect(first.messages).toEqual([]);
    expect(first.data.crearReclamo).toMatchObject({
      estado: 'ABIERTO',
      eventos: [{ estado: 'ABIERTO', texto: 'El valor no coincide.' }],
    });
    const second = await backend.query(caller, CREATE, variables);
    expect(second.data.crearReclamo.id).toBe(first.data.crearReclamo.id);
    const { data } = await backend.query(caller, LIST, invoice);
    expect(data.reclamos.items).toEqual([{ id: first.data.crearReclamo.id, estado: 'ABIERTO' }]);
    const other = await backend.query(caller, LIST, { ...invoice, number: 'FEV100071' });
    expect(other.data.reclamos.items).toEqual([]);
  });

  it.each([
    ['FACTURA', 'FEV999999'],
    ['PEDIDO', "1' or '1'='1"],
    ['PAGO', '00000000-0000-4000-8000-000000000000'],
    ['OTRO', 'FEV100070'],
  ])('do not exist for %s %s', async (kind, number) => {
    expect((await backend.query(caller, LIST, { kind, number })).codes).toEqual(['NOT_FOUND']);
    expect((await backend.query(caller, CREATE, { ...variables, kind, number })).codes).toEqual([
      'NOT_FOUND',
    ]);
  });

  it('of another company do not exist, and its key files another claim', async () => {
    const tiny = startTestBackend();
    const { data } = await tiny.query(ana, CREATE, { ...variables, number: 'F1' });
    expect(data.crearReclamo.estado).toBe('ABIERTO');
    const other = tiny.db.get<{ email: string }>(
      `select email from users where client_code <> '1001' and role_id =
         (select role_id from users where email = 'ana@ejemplo.co')`,
    );
    const stranger = { email: other?.email ?? '' };
    const subject = { kind: 'FACTURA', number: 'F1' };
    expect((await tiny.query(stranger, LIST, subject)).codes).toEqual(['NOT_FOUND']);
    expect((await tiny.query(stranger, CREATE, { ...variables, number: 'F1' })).codes).toEqual([
      'NOT_FOUND',
    ]);
  });

  it('need the permission of their object', async () => {
    const operator = { email: getEmail('operativo') };
    expect((await backend.query(operator, LIST, invoice)).codes).toEqual(['FORBIDDEN']);
    expect((await backend.query(null, LIST, invoice)).codes).toEqual(['UNAUTHORIZED']);
    const support = { ...caller, support: true };
    expect((await backend.query(support, CREATE, variables)).codes).toEqual(['SUPPORT_READ_ONLY']);
  });

  it('name their files without folders and by their content', async () => {
    const input = [{ nombre: '../../remisión.html', contenido: pdf }];
    const { data } = await backend.query(caller, CREATE, { ...variables, input });
    expect(data.crearReclamo.adjuntos).toEqual(['remisión.pdf']);
  });

  it.each([
    ['a web page', [{ nombre: 'a.pdf', contenido: btoa('<html>%PDF-') }]],
    ['a drawing', [{ nombre: 'a.png', contenido: btoa('<svg onload="x()"/>') }]],
    ['no base64', [{ nombre: 'a.pdf', contenido: '%%%' }]],
    ['too many', Array.from({ length: 4 }, () => ({ nombre: 'a.pdf', contenido: pdf }))],
    ['too large', [{ nombre: 'a.pdf', contenido: btoa(`%PDF-${'x'.repeat(600_000)}`) }]],
  ])('refuse files: %s', async (_, input) => {
    const result = await backend.query(caller, CREATE, { ...variables, input });
    expect(result.codes).toEqual(['INVALID_INPUT']);
    expect((await backend.query(caller, LIST, invoice)).data.reclamos.items).toEqual([]);
  });
});
