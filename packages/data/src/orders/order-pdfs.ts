import { type PdfResponse, parsePdfResponse } from '@surtidor/domain/invoices';
import type { OrderDocument } from '@surtidor/domain/orders';
import type { DataClient } from '../client/data-client.ts';
import type { DownloadFieldsFragment } from '../shared/download-fields.generated.ts';
import type { Outcome } from '../shared/outcome.ts';
import { readObject, readString } from '../shared/readers.ts';
import { fetchOnce, sendMutation } from '../shared/send.ts';
import { GenerateTimelinePdfDocument } from './generate-timeline-pdf.generated.ts';
import { InvoiceByCufeDocument } from './invoice-by-cufe.generated.ts';
import { LoadOrderPdfDocument } from './load-order-pdf.generated.ts';
import { RemissionPdfDocument } from './remission-pdf.generated.ts';

/** Reports a failed request as a file that is not found (spec 8). */
const toPdfResponse = (outcome: Outcome<PdfResponse>): PdfResponse =>
  outcome.kind === 'done' ? outcome.value : { kind: 'not-found' };

interface DownloadResponse {
  readonly download: { readonly pdf: DownloadFieldsFragment | null } | null;
}

const readPdf = (response: DownloadResponse | null): PdfResponse => {
  const pdf = readObject(readObject(readObject(response)?.download)?.pdf);
  return parsePdfResponse(readString(pdf?.url), readString(pdf?.mensaje));
};

/** Fetches the PDF of a remission (spec 7, `Remissions`). Never rejects (spec 8). */
export const fetchRemissionPdf = async (
  client: DataClient,
  delivery: string,
): Promise<PdfResponse> =>
  toPdfResponse(
    await fetchOnce(client, {
      document: RemissionPdfDocument,
      variables: { delivery },
      read: ({ Remissions }) => readPdf(Remissions),
    }),
  );

/** Fetches the PDF of a load order (spec 7, `OrderLoad`). Never rejects (spec 8). */
export const fetchLoadOrderPdf = async (
  client: DataClient,
  loadOrder: string,
): Promise<PdfResponse> =>
  toPdfResponse(
    await fetchOnce(client, {
      document: LoadOrderPdfDocument,
      variables: { loadOrder },
      read: ({ OrderLoad }) => readPdf(OrderLoad),
    }),
  );

/** Fetches the PDF of an invoice by fiscal code (spec 7, `getUrlInvoiceGurusoft`). Never rejects. */
export const fetchInvoiceByCufe = async (client: DataClient, cufe: string): Promise<PdfResponse> =>
  toPdfResponse(
    await sendMutation(client, {
      document: InvoiceByCufeDocument,
      variables: { cufe },
      kind: 'query',
      read: ({ getUrlInvoiceGurusoft }) => readPdf(getUrlInvoiceGurusoft),
    }),
  );

/**
 * Fetches the PDF of an invoice by its id in a timeline entry, or by number (spec 7,
 * `generatedPDFAccountHistoryDetailsTimeLine`). Never rejects.
 */
export const generateTimelinePdf = async (client: DataClient, id: string): Promise<PdfResponse> =>
  toPdfResponse(
    await sendMutation(client, {
      document: GenerateTimelinePdfDocument,
      variables: { id },
      kind: 'query',
      read: ({ generatedPDFAccountHistoryDetailsTimeLine: response }) => {
        const pdf = readObject(readObject(response)?.pdf);
        return parsePdfResponse(readString(pdf?.url), readString(pdf?.menssage));
      },
    }),
  );

/** Fetches the PDF of any document of an order by its key. Never rejects. */
export function fetchOrderDocument(
  client: DataClient,
  orderDocument: OrderDocument,
): Promise<PdfResponse> {
  switch (orderDocument.kind) {
    case 'invoice':
      return orderDocument.cufe === ''
        ? generateTimelinePdf(client, orderDocument.number)
        : fetchInvoiceByCufe(client, orderDocument.cufe);
    case 'remission':
      return fetchRemissionPdf(client, orderDocument.delivery);
    case 'load-order':
      return fetchLoadOrderPdf(client, orderDocument.number);
  }
}
