import { describe, expect, it } from 'vitest';
import { ana, startTestBackend } from '../../test/test-backend.ts';

const STATUS = `query Status($filter: AccountStatusFilterInput, $sort: AccountStatusSortInput, $page: Int) {
  AccountStatus(filter: $filter, sort: $sort, currentPageDetails: $page) {
    size download { pdf { url status } xls { url } certificate { url } }
    data { subtotal sizeDetails lines { num_documento total fecha_vencimiento_documento } }
  }
}`;
const HISTORY = `query History($filter: AccountHistoryDetailFilterInput, $client: String) {
  AccountHistory(clientCode: $client, detailFilter: $filter, pageSize: 100) {
    data { subtotal sizeDetails lines { num_documento total } }
  }
  AccountStatusHistory(clientCode: $client, detailFilter: $filter, pageSize: 100) {
    data { subtotal sizeDetails lines { numero_documento periodo } }
  }
}`;

const backend = startTestBackend();

describe('account status', () => {
  it('lists open documents by due date with their balance', async () => {
    const { data } = await backend.query(ana, STATUS);
    const [entry] = data.AccountStatus.data;
    expect(entry).toMatchObject({ sizeDetails: 12, subtotal: '4210.00' });
    expect(entry.lines).toHaveLength(10);
    expect(entry.lines[0]).toMatchObject({ num_documento: 'D9' });
    expect(data.AccountStatus.download.pdf.url).toMatch(/^http/);
    expect(data.AccountStatus.download.certificate.url).toMatch(/^http/);
  });

  it('returns an empty list without documents', async () => {
    const filter = { num_documento: { eq: 'none' } };
    const { data } = await backend.query(ana, STATUS, { filter });
    expect(data.AccountStatus).toMatchObject({
      size: 0,
      data: [],
      download: { pdf: { url: '', status: '0' } },
    });
  });

  it('accepts the blocked flags as one string, as the portal sends them', async () => {
    const filter = { codigo_cliente: { eq: '1001' }, detalle: { bloqueada: { in: '0,1' } } };
    const { data } = await backend.query(ana, STATUS, { filter });
    expect(data.AccountStatus.data[0].sizeDetails).toBe(12);
  });
});

describe('account history', () => {
  it('returns the same movements in descending and ascending order', async () => {
    const { data } = await backend.query(ana, HISTORY);
    const descending = data.AccountHistory.data[0];
    const ascending = data.AccountStatusHistory.data[0];
    expect(descending.sizeDetails).toBe(13);
    expect(ascending.subtotal).toBe(descending.subtotal);
    const documentNumbers = descending.lines.map(
      (row: { num_documento: string }) => row.num_documento,
    );
    expect(
      ascending.lines.map((row: { numero_documento: string }) => row.numero_documento),
    ).toEqual(documentNumbers.reverse());
  });

  it('rejects another client’s code', async () => {
    const { data, codes } = await backend.query(ana, HISTORY, { client: '2002' });
    expect(data.AccountHistory).toBeNull();
    expect(codes).toEqual(['FORBIDDEN', 'FORBIDDEN']);
  });
});

describe('documents', () => {
  const PDF =
    'mutation Pdf($id: Int!) { generatedPDFAccountStatusDetails(id_edocta_detalle: $id) { pdf { url status menssage } } }';

  it.each([
    [1, '1', /^http/],
    [13, '0', /^$/],
    [50, '0', /^$/],
  ])('returns the PDF of document %i with status %s', async (id, status, url) => {
    const { data } = await backend.query(ana, PDF, { id });
    const { pdf } = data.generatedPDFAccountStatusDetails;
    expect(pdf.status).toBe(status);
    expect(pdf.url).toMatch(url);
  });

  it('does not return another client’s invoice by its fiscal code', async () => {
    const source =
      'mutation Url { getUrlInvoiceGurusoft(cufe: "CUFE-B") { download { pdf { url } } } }';
    const ownInvoice = await backend.query({ email: 'otra@ejemplo.co' }, source);
    expect(ownInvoice.data.getUrlInvoiceGurusoft.download.pdf.url).toMatch(/^http/);
    const otherInvoice = await backend.query(ana, source);
    expect(otherInvoice.data.getUrlInvoiceGurusoft.download.pdf.url).toBe('');
  });
});
