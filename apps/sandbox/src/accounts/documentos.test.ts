import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DOCUMENTS } from '../../test/operations.ts';
import { ana, startTestBackend } from '../../test/test-backend.ts';

const backend = startTestBackend();
const fetchDocuments = async (variables: Record<string, unknown> = {}) =>
  (await backend.query(ana, DOCUMENTS, variables)).data.documentos;

const toCents = (text: string) => Math.round(Number(text) * 100);

describe('documentos', () => {
  it('derives status and days overdue from the store’s date', async () => {
    const { items } = await fetchDocuments({ pageSize: 50 });
    const statusByNumber = Object.fromEntries(
      items.map((row: { num_documento: string; estado_documento: string; dias_mora: number }) => [
        row.num_documento,
        `${row.estado_documento} ${row.dias_mora}`,
      ]),
    );
    expect(statusByNumber).toMatchObject({
      D1: 'NV 0',
      D2: 'V 0',
      D3: 'AT 1',
      D4: 'AT 7',
      D5: 'AT 8',
    });
    expect(statusByNumber).toMatchObject({
      D6: 'AT 14',
      D7: 'AT 15',
      D8: 'AT 21',
      D9: 'AT 22',
      D11: 'A 0',
    });
    expect(statusByNumber).not.toHaveProperty('D10');
  });

  it('assigns documents to the overdue buckets by days overdue', async () => {
    const result = await fetchDocuments({ pageSize: 1 });
    expect(result).toMatchObject({
      total_count: 11,
      total_amount_expired: '4200.00',
      total_amount_expire_today: '200.00',
      total_amount_to_expire: '110.00',
      total_amount_positive: '4510.00',
      total_amount_expired_by_days: {
        one_to_seven_days: '700.00',
        fourteen_days: '1100.00',
        twenty_one_days: '1500.00',
        greater_twenty_one_days: '900.00',
      },
    });
    expect(result.items).toHaveLength(1);
  });

  it('lists the payments and the invoices of a compensation separately', async () => {
    const getNumbers = (result: { items: { num_documento: string }[] }) =>
      result.items.map((row) => row.num_documento);
    const payments = await fetchDocuments({ paymentType: 'OFFLINE', documentType: 'PAYMENT' });
    expect(getNumbers(payments).sort()).toEqual(['D11', 'D12']);
    const invoices = await fetchDocuments({ paymentType: 'OFFLINE', pageSize: 50 });
    expect(getNumbers(invoices)).not.toContain('D11');
  });

  it('returns compensated documents only when filtered by status C, with their amount', async () => {
    const result = await fetchDocuments({ filter: { estado_numero_documento: { eq: 'C' } } });
    expect(result.items).toMatchObject([{ num_documento: 'D10', total: '1000.00' }]);
    const openDocuments = await fetchDocuments({ filter: { estado_documento: { eq: 'A' } } });
    expect(openDocuments.total_count).toBe(11);
  });

  it('searches case-insensitively', async () => {
    const searchNumbers = async (busqueda: string) =>
      (await fetchDocuments({ filter: { busqueda } })).items.map(
        (row: { num_documento: string }) => row.num_documento,
      );
    expect(await searchNumbers('f2')).toEqual(await searchNumbers('F2'));
    expect(await searchNumbers('d2')).toEqual(['D2']);
  });

  it('finds a number with or without dots and treats wildcards literally', async () => {
    expect((await fetchDocuments({ filter: { busqueda: 'F.3' } })).total_count).toBe(1);
    expect((await fetchDocuments({ filter: { num_documento: { like: '%_%' } } })).total_count).toBe(
      0,
    );
    expect(
      (await fetchDocuments({ filter: { num_documento: { like: "' or 1=1 --" } } })).total_count,
    ).toBe(0);
  });

  it('returns every document once, in order, and the same totals on every page', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 12 }),
        fc.constantFrom('total', 'fecha_documento', 'num_documento', 'fecha_vencimiento_documento'),
        fc.constantFrom('ASC', 'DESC'),
        async (pageSize, field, direction) => {
          const sort = { [field]: direction };
          const completeList = await fetchDocuments({ pageSize: 100, sort });
          const items = [];
          for (let page = 1; (page - 1) * pageSize < completeList.total_count; page += 1) {
            const currentPage = await fetchDocuments({ pageSize, currentPage: page, sort });
            expect(currentPage.total_amount_positive).toBe(completeList.total_amount_positive);
            items.push(...currentPage.items);
          }
          expect(items).toEqual(completeList.items);
        },
      ),
      { numRuns: 20 },
    );
  });

  it('returns totals that match the rows', async () => {
    for (const filter of [
      {},
      { total: { gteq: '300.00' } },
      { estado_documento: { in: ['AT,V'] } },
    ]) {
      const result = await fetchDocuments({ filter, pageSize: 100 });
      const positiveTotal = result.items
        .map((row: { total: string }) => toCents(row.total))
        .filter((amount: number) => amount > 0)
        .reduce((sum: number, amount: number) => sum + amount, 0);
      const buckets = Object.values<string>(result.total_amount_expired_by_days);
      expect(toCents(result.total_amount_positive)).toBe(positiveTotal);
      expect(buckets.map(toCents).reduce((sum, amount) => sum + amount, 0)).toBe(
        toCents(result.total_amount_expired),
      );
      expect(result.total_count).toBe(result.items.length);
    }
  });

  it('rejects an invalid page or date', async () => {
    expect((await backend.query(ana, DOCUMENTS, { pageSize: 0 })).codes).toEqual(['INVALID_INPUT']);
    const filter = { fecha_documento: { gteq: '2026-02-31' } };
    const response = await backend.query(ana, DOCUMENTS, { filter });
    expect(response.codes[0]).toBe('INVALID_INPUT');
  });
});
