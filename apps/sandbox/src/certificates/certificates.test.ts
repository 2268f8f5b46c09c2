import { beforeEach, describe, expect, it } from 'vitest';
import { startTestBackend, type TestBackend } from '../../test/test-backend.ts';
import {
  createTestContext,
  createTestFixture,
  createTestIdGenerator,
} from '../../test/test-context.ts';
import { TODAY } from '../../test/tiny-fixture.ts';
import {
  buildCertificate,
  buildClient,
  buildDestination,
  buildUser,
} from '../scenarios/builders/index.ts';

const ids = createTestIdGenerator();
const ownContext = createTestContext('colombia', 'typical', ids);
const foreignContext = createTestContext('colombia', 'new-dealer', ids);
const manager = buildUser(ownContext, 'legal-representative', { email: 'jefe@mia.example' });
const otherCompanyUser = buildUser(foreignContext, 'legal-representative', {
  email: 'jefe@otra.example',
});
const station = buildDestination(ownContext, 0, {
  codigo_destinatario: 'D1',
  nombre_comercial: 'EDS Norte',
});
const foreignStation = buildDestination(foreignContext, 0, { codigo_destinatario: 'D2' });

let backend: TestBackend;
beforeEach(() => {
  backend = startTestBackend({
    rows: createTestFixture({
      clients: [buildClient(ownContext), buildClient(foreignContext)],
      users: [manager, otherCompanyUser],
      destinations: [station, foreignStation],
      certificates: [
        buildCertificate(ownContext, { negocio: 'RUMBO' }),
        buildCertificate(ownContext, { destinatario: 'D1', received: 'EDS Norte', ready: '0' }),
        buildCertificate(ownContext, { modo_impresion: 'DETALLADO' }),
        buildCertificate(foreignContext),
      ],
    }),
  });
});

const LIST = `query ($filter: CertificadosFilterInput, $pageSize: Int, $currentPage: Int, $sort: CertificadosSortInput) {
  listarCertificadoVenta(filter: $filter, pageSize: $pageSize, currentPage: $currentPage, sort: $sort) {
    total_count items { increment_sales_certificate received start_date fecha_inicio pdf } } }`;

const fetchNumbers = async (variables: Record<string, unknown> = {}): Promise<string[]> => {
  const { data } = await backend.query(manager, LIST, variables);
  return data.listarCertificadoVenta.items.map(
    (row: { increment_sales_certificate: string }) => row.increment_sales_certificate,
  );
};

describe('listarCertificadoVenta', () => {
  it('returns the client’s certificates sorted by number, with a PDF if it has been generated', async () => {
    const { data } = await backend.query(manager, LIST);
    const { items, total_count } = data.listarCertificadoVenta;
    expect(total_count).toBe(3);
    expect(await fetchNumbers()).toEqual([...(await fetchNumbers())].sort());
    expect(items.map((row: { pdf: string | null }) => row.pdf !== null)).toEqual([
      true,
      false,
      true,
    ]);
    expect(items[0].start_date).toBe(items[0].fecha_inicio);
  });

  it('filters, sorts and paginates', async () => {
    const allNumbers = await fetchNumbers();
    expect(await fetchNumbers({ filter: { negocio: { eq: 'RUMBO' } } })).toEqual(
      allNumbers.slice(0, 1),
    );
    expect(await fetchNumbers({ filter: { codigo_destinatario: { eq: 'D1' } } })).toEqual(
      allNumbers.slice(1, 2),
    );
    expect(await fetchNumbers({ filter: { modo_impresion: { eq: 'DETALLADO' } } })).toEqual(
      allNumbers.slice(2),
    );
    expect(await fetchNumbers({ filter: { fecha_fin: { gteq: TODAY } } })).toEqual([]);
    expect(await fetchNumbers({ sort: { increment_sales_certificate: 'DESC' } })).toEqual(
      [...allNumbers].reverse(),
    );
    expect(await fetchNumbers({ pageSize: 2, currentPage: 2 })).toEqual(allNumbers.slice(2));
  });
});

describe('solicitarCertificadoVentas', () => {
  const REQUEST = `mutation ($input: CertificadoVentasInput!) {
    solicitarCertificadoVentas(input: $input) { codigo mensaje } }`;
  const validInput = {
    codigo_destinatario: 'D1',
    fecha_inicio: '2026-05-01',
    fecha_fin: '2026-05-31',
    modo_impresion: 'CONSOLIDADO',
    negocio: 'EDS',
  };
  const requestCertificate = async (overrides: Record<string, unknown>) =>
    (await backend.query(manager, REQUEST, { input: { ...validInput, ...overrides } })).data
      .solicitarCertificadoVentas;

  it('adds the certificate to the list with the next number', async () => {
    expect((await requestCertificate({})).codigo).toBe(200);
    const { data } = await backend.query(manager, LIST);
    const lastItem = data.listarCertificadoVenta.items.at(-1);
    expect(lastItem).toMatchObject({ received: 'EDS Norte', start_date: '2026-05-01' });
    expect(lastItem.pdf).toMatch(/^http/);
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
  ])('accepts %j', async (overrides) => {
    expect((await requestCertificate(overrides)).codigo).toBe(200);
  });

  it.each([
    [{ fecha_inicio: '2026-02-30' }, 'Las fechas no son válidas.'],
    [{ fecha_inicio: '2026-06-01' }, 'La fecha inicial no puede ser posterior a la final.'],
    [{ fecha_inicio: '2025-06-14' }, 'La fecha inicial no puede ser anterior a un año.'],
    [{ fecha_fin: TODAY }, 'La fecha final no puede ser posterior a ayer.'],
    [{ modo_impresion: 'OTRO' }, 'El formato de impresión no es válido.'],
    [{ negocio: 'eds' }, 'El negocio no es válido.'],
    [{ codigo_destinatario: 'D2' }, 'El destinatario no pertenece a su empresa.'],
  ])('rejects %j', async (overrides, mensaje) => {
    expect(await requestCertificate(overrides)).toEqual({ codigo: 400, mensaje });
    expect(await fetchNumbers()).toHaveLength(3);
  });

  it('rejects support sessions', async () => {
    const support = { email: manager.email, support: true };
    const { codes } = await backend.query(support, REQUEST, { input: validInput });
    expect(codes).toEqual(['SUPPORT_READ_ONLY']);
  });
});
