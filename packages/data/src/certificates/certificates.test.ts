import { parseCalendarDate } from '@surtidor/domain';
import type { CertificateRequest } from '@surtidor/domain/certificates';
import { describe, expect, test } from 'vitest';
import { colombia, createMockBackend } from '../test-support/mock-backend.ts';
import { requestCertificate } from './request-certificate.ts';
import { salesCertificatesQuery, toSalesCertificate } from './sales-certificates.ts';

const row = {
  __typename: 'CertificadoVenta',
  id: 7,
  increment_sales_certificate: '000100007',
  destinatario: 'D1',
  received: 'EDS Norte',
  nombre_comercial: 'EDS Norte SAS',
  fecha_inicio: '2026-05-01',
  start_date: '2026-05-01',
  fecha_fin: null,
  end_date: '2026-05-31',
  pdf: 'https://files.example/c.pdf',
} as const;
// Responses may lack fields and contain null, whatever their type.
const createRow = (overrides: object = {}) => ({ ...row, ...overrides }) as never;

describe('the list of certificates', () => {
  test('reads a certificate with either date field', () => {
    expect(toSalesCertificate(createRow())).toEqual({
      id: '7',
      requestNumber: '000100007',
      destinationCode: 'D1',
      recipientName: 'EDS Norte SAS',
      received: 'EDS Norte',
      startDate: '2026-05-01',
      endDate: '2026-05-31',
      downloadUrl: 'https://files.example/c.pdf',
    });
  });

  test('maps a pending certificate without a URL; a certificate without a number is null', () => {
    const pendingRow = createRow({
      pdf: null,
      destinatario: null,
      nombre_comercial: null,
      end_date: 'ayer',
    });
    expect(toSalesCertificate(pendingRow)).toMatchObject({
      downloadUrl: '',
      destinationCode: '',
      recipientName: '',
      endDate: null,
    });
    expect(toSalesCertificate(createRow({ increment_sales_certificate: ' ' }))).toBeNull();
  });

  test('unreadable rows are null, and a response without data is null', () => {
    const response = { listarCertificadoVenta: { items: [row, null], total_count: 12 } };
    const read = salesCertificatesQuery.read(response as never, colombia);
    expect(read?.total).toBe(12);
    expect(read?.items.map((item) => item?.id ?? null)).toEqual(['7', null]);
    expect(salesCertificatesQuery.read({ listarCertificadoVenta: null }, colombia)).toBeNull();
  });
});

const parseDate = (text: string) => {
  const date = parseCalendarDate(text);
  if (!date) throw new Error(`${text} is not a date.`);
  return date;
};
const request: CertificateRequest = {
  destinationCode: '',
  startDate: parseDate('2026-05-01'),
  endDate: parseDate('2026-05-31'),
  printFormat: 'CONSOLIDADO',
  business: 'EDS',
};

describe('requesting a certificate', () => {
  test('sends only the fields of the schema; no destination means all', async () => {
    const sentInputs: unknown[] = [];
    const { client } = createMockBackend({
      Mutation: {
        solicitarCertificadoVentas: ({ input }) => {
          sentInputs.push(JSON.parse(JSON.stringify(input)));
          return { codigo: 201, mensaje: 'Listo' };
        },
      },
    });
    expect(await requestCertificate(client, request)).toEqual({
      kind: 'accepted',
      serverText: 'Listo',
    });
    await requestCertificate(client, { ...request, destinationCode: 'D1' });
    const expected = {
      codigo_destinatario: null,
      fecha_inicio: '2026-05-01',
      fecha_fin: '2026-05-31',
      modo_impresion: 'CONSOLIDADO',
      negocio: 'EDS',
    };
    expect(sentInputs).toEqual([expected, { ...expected, codigo_destinatario: 'D1' }]);
  });

  test.each([
    [{ codigo: 300, mensaje: 'No hay ventas' }, { serverText: 'No hay ventas' }],
    [{ codigo: 199, mensaje: null }, { code: 'communication' }],
    [{ codigo: null, mensaje: 'Sin código' }, { serverText: 'Sin código' }],
    [null, { code: 'data-not-found' }],
  ])('fails after the response %j', async (response, failure) => {
    const { client } = createMockBackend({
      Mutation: { solicitarCertificadoVentas: () => response },
    });
    expect(await requestCertificate(client, request)).toMatchObject({ kind: 'failed', failure });
  });
});
