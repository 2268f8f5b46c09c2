import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DOCUMENTS } from '../../test/operations.ts';
import { ana, startTestBackend } from '../../test/test-backend.ts';

const backend = startTestBackend();
const documents = async (variables: Record<string, unknown> = {}) =>
  (await backend.query(ana, DOCUMENTS, variables)).data.documentos;

const cents = (text: string) => Math.round(Number(text) * 100);

describe('documentos', () => {
  it('derives status and days overdue from the store’s date', async () => {
    const { items } = await documents({ pageSize: 50 });
    const shown = Object.fromEntries(
      items.map((row: { num_documento: string; estado_documento: string; dias_mora: number }) => [
        row.num_documento,
        `${row.estado_documento} ${row.dias_mora}`,
      ]),
    );
    expect(shown).toMatchObject({ D1: 'NV 0', D2: 'V 0', D3: 'AT 1', D4: 'AT 7', D5: 'AT 8' });
    expect(shown).toMatchObject({ D6: 'AT 14', D7: 'AT 15', D8: 'AT 21', D9: 'AT 22', D11: 'A 0' });
    expect(shown).not.toHaveProperty('D10');
  });

  it('sums the buckets at their boundaries', async () => {
    const found = await documents({ pageSize: 1 });
    expect(found).toMatchObject({
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
    expect(found.items).toHaveLength(1);
  });

  it('separates the two sides of a compensation', async () => {
    const numbers = (found: { items: { num_documento: string }[] }) =>
      found.items.map((row) => row.num_documento);
    const payments = await documents({ paymentType: 'OFFLINE', documentType: 'PAYMENT' });
    expect(numbers(payments).sort()).toEqual(['D11', 'D12']);
    const invoices = await documents({ paymentType: 'OFFLINE', pageSize: 50 });
    expect(numbers(invoices)).not.toContain('D11');
  });

  it('shows compensated documents only on request, with their amount', async () => {
    const found = await documents({ filter: { estado_numero_documento: { eq: 'C' } } });
    expect(found.items).toMatchObject([{ num_documento: 'D10', total: '1000.00' }]);
    const open = await documents({ filter: { estado_documento: { eq: 'A' } } });
    expect(open.total_count).toBe(11);
  });

  it('searches case-insensitively', async () => {
    const found = async (busqueda: string) =>
      (await documents({ filter: { busqueda } })).items.map(
        (row: { num_documento: string }) => row.num_documento,
      );
    expect(await found('f2')).toEqual(await found('F2'));
    expect(await found('d2')).toEqual(['D2']);
  });

  it('finds a number with or without dots and never reads wildcards', async () => {
    expect((await documents({ filter: { busqueda: 'F.3' } })).total_count).toBe(1);
    expect((await documents({ filter: { num_documento: { like: '%_%' } } })).total_count).toBe(0);
    expect(
      (await documents({ filter: { num_documento: { like: "' or 1=1 --" } } })).total_count,
    ).toBe(0);
  });

  it('pages without gaps or repeats, in order, and with the same totals on every page', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 12 }),
        fc.constantFrom('total', 'fecha_documento', 'num_documento', 'fecha_vencimiento_documento'),
        fc.constantFrom('ASC', 'DESC'),
        async (pageSize, field, direction) => {
          const sort = { [field]: direction };
          const whole = await documents({ pageSize: 100, sort });
          const pages = [];
          for (let page = 1; (page - 1) * pageSize < whole.total_count; page += 1) {
            const part = await documents({ pageSize, currentPage: page, sort });
            expect(part.total_amount_positive).toBe(whole.total_amount_positive);
            pages.push(...part.items);
          }
          expect(pages).toEqual(whole.items);
        },
      ),
      { numRuns: 20 },
    );
  });

  it('has totals that match its rows', async () => {
    for (const filter of [
      {},
      { total: { gteq: '300.00' } },
      { estado_documento: { in: ['AT,V'] } },
    ]) {
      const found = await documents({ filter, pageSize: 100 });
      const positive = found.items
        .map((row: { total: string }) => cents(row.total))
        .filter((amount: number) => amount > 0)
        .reduce((sum: number, amount: number) => sum + amount, 0);
      const buckets = Object.values<string>(found.total_amount_expired_by_days);
      expect(cents(found.total_amount_positive)).toBe(positive);
      expect(buckets.map(cents).reduce((sum, amount) => sum + amount, 0)).toBe(
        cents(found.total_amount_expired),
      );
      expect(found.total_count).toBe(found.items.length);
    }
  });

  it('rejects an invalid page or date', async () => {
    expect((await backend.query(ana, DOCUMENTS, { pageSize: 0 })).codes).toEqual(['INVALID_INPUT']);
    const filter = { fecha_documento: { gteq: '2026-02-31' } };
    const refused = await backend.query(ana, DOCUMENTS, { filter });
    expect(refused.codes[0]).toBe('INVALID_INPUT');
  });
});
