import { beforeEach, describe, expect, it } from 'vitest';
import { startTestBackend, type TestBackend } from '../../test/test-backend.ts';
import { testContext, testFixture, testIds } from '../../test/test-context.ts';
import { TODAY } from '../../test/tiny-fixture.ts';
import { aCertificate, aClient, aDestination, aUser } from '../scenarios/builders/index.ts';

const ids = testIds();
const mine = testContext('colombia', 'typical', ids);
const other = testContext('colombia', 'new-dealer', ids);
const manager = aUser(mine, 'legal-representative', { email: 'jefe@mia.example' });
const otherCompanyUser = aUser(other, 'legal-representative', { email: 'jefe@otra.example' });
const station = aDestination(mine, 0, { codigo_destinatario: 'D1', nombre_comercial: 'EDS Norte' });
const away = aDestination(other, 0, { codigo_destinatario: 'D2' });

let backend: TestBackend;
beforeEach(() => {
  backend = startTestBackend({
    rows: testFixture({
      clients: [aClient(mine), aClient(other)],
      users: [manager, otherCompanyUser],
      destinations: [station, away],
      certificates: [
        aCertificate(mine, { negocio: 'RUMBO' }),
        aCertificate(mine, { destinatario: 'D1', received: 'EDS Norte', ready: '0' }),
        aCertificate(mine, { modo_impresion: 'DETALLADO' }),
        aCertificate(other),
      ],
    }),
  });
});

const list = `query ($filter: CertificadosFilterInput, $pageSize: Int, $currentPage: Int, $sort: CertificadosSortInput) {
  listarCertificadoVenta(filter: $filter, pageSize: $pageSize, currentPage: $currentPage, sort: $sort) {
    total_count items { increment_sales_certificate received start_date fecha_inicio pdf } } }`;

const numbers = async (variables: Record<string, unknown> = {}): Promise<string[]> => {
  const { data } = await backend.query(manager, list, variables);
  return data.listarCertificadoVenta.items.map(
    (row: { increment_sales_certificate: string }) => row.increment_sales_certificate,
  );
};

describe('the list of certificates', () => {
  it('has the client’s certificates by number, with a PDF once generated', async () => {
    const { data } = await backend.query(manager, list);
    const { items, total_count } = data.listarCertificadoVenta;
    expect(total_count).toBe(3);
    expect(await numbers()).toEqual([...(await numbers())].sort());
    expect(items.map((row: { pdf: string | null }) => row.pdf !== null)).toEqual([
      true,
      false,
      true,
    ]);
    expect(items[0].start_date).toBe(items[0].fecha_inicio);
  });

  it('filters, sorts and pages', async () => {
    const all = await numbers();
    expect(await numbers({ filter: { negocio: { eq: 'RUMBO' } } })).toEqual(all.slice(0, 1));
    expect(await numbers({ filter: { codigo_destinatario: { eq: 'D1' } } })).toEqual(
      all.slice(1, 2),
    );
    expect(await numbers({ filter: { modo_impresion: { eq: 'DETALLADO' } } })).toEqual(
      all.slice(2),
    );
    expect(await numbers({ filter: { fecha_fin: { gteq: TODAY } } })).toEqual([]);
    expect(await numbers({ sort: { increment_sales_certificate: 'DESC' } })).toEqual(
      [...all].reverse(),
    );
    expect(await numbers({ pageSize: 2, currentPage: 2 })).toEqual(all.slice(2));
  });
});

describe('requesting a certificate', () => {
  const mutation = `mutation ($input: CertificadoVentasInput!) {
    solicitarCertificadoVentas(input: $input) { codigo mensaje } }`;
  const good = {
    codigo_destinatario: 'D1',
    fecha_inicio: '2026-05-01',
    fecha_fin: '2026-05-31',
    modo_impresion: 'CONSOLIDADO',
    negocio: 'EDS',
  };
  const query = async (over: Record<string, unknown>) =>
    (await backend.query(manager, mutation, { input: { ...good, ...over } })).data
      .solicitarCertificadoVentas;

  it('appends it to the list with the next number', async () => {
    expect((await query({})).codigo).toBe(200);
    const { data } = await backend.query(manager, list);
    const last = data.listarCertificadoVenta.items.at(-1);
    expect(last).toMatchObject({ received: 'EDS Norte', start_date: '2026-05-01' });
    expect(last.pdf).toMatch(/^http/);
    const stored = backend.db.all<{ n: number }>(
      'select count(distinct increment_sales_certificate) as n from certificates',
    );
    expect(stored).toEqual([{ n: 5 }]);
  });

  it.each([
    [{ codigo_destinatario: null }],
    [{ fecha_inicio: '2025-06-15' }],
    [{ fecha_fin: '2026-06-14' }],
    [{ fecha_inicio: '2026-05-31' }],
    [{ modo_impresion: 'DETALLADO', negocio: 'INDUSTRIA' }],
  ])('takes %j', async (over) => {
    expect((await query(over)).codigo).toBe(200);
  });

  it.each([
    [{ fecha_inicio: '2026-02-30' }, 'Las fechas no son válidas.'],
    [{ fecha_inicio: '2026-06-01' }, 'La fecha inicial no puede ser posterior a la final.'],
    [{ fecha_inicio: '2025-06-14' }, 'La fecha inicial no puede ser anterior a un año.'],
    [{ fecha_fin: TODAY }, 'La fecha final no puede ser posterior a ayer.'],
    [{ modo_impresion: 'OTRO' }, 'El formato de impresión no es válido.'],
    [{ negocio: 'eds' }, 'El negocio no es válido.'],
    [{ codigo_destinatario: 'D2' }, 'El destinatario no pertenece a su empresa.'],
  ])('refuses %j', async (over, mensaje) => {
    expect(await query(over)).toEqual({ codigo: 400, mensaje });
    expect(await numbers()).toHaveLength(3);
  });

  it('is rejected for support', async () => {
    const support = { email: manager.email, support: true };
    const { codes } = await backend.query(support, mutation, { input: good });
    expect(codes).toEqual(['SUPPORT_READ_ONLY']);
  });
});
