import type { ApolloClient } from '@apollo/client';
import { type OrderDocument, type PdfAnswer, readPdfAnswer } from '@surtidor/domain';
import type { DownloadFieldsFragment } from '../shared/download-fields.generated.ts';
import type { Outcome } from '../shared/outcome.ts';
import { readObject, readString } from '../shared/readers.ts';
import { fetchOnce, sendMutation } from '../shared/send.ts';
import { GenerateTimelinePdfDocument } from './generate-timeline-pdf.generated.ts';
import { InvoiceByCufeDocument } from './invoice-by-cufe.generated.ts';
import { LoadOrderPdfDocument } from './load-order-pdf.generated.ts';
import { RemissionPdfDocument } from './remission-pdf.generated.ts';

/** Without an address a call of these is told as spec 8 says, however it ended. */
const answerOf = (outcome: Outcome<PdfAnswer>): PdfAnswer =>
  outcome.kind === 'done' ? outcome.value : { kind: 'not-found' };

interface WireFiles {
  readonly download: { readonly pdf: DownloadFieldsFragment | null } | null;
}

const readFile = (answer: WireFiles | null): PdfAnswer => {
  const pdf = readObject(readObject(readObject(answer)?.download)?.pdf);
  return readPdfAnswer(readString(pdf?.url), readString(pdf?.mensaje));
};

/** The PDF of a delivery's remission (spec 7, `Remissions`). Never fails: see spec 8. */
export const fetchRemissionPdf = async (
  client: ApolloClient,
  delivery: string,
): Promise<PdfAnswer> =>
  answerOf(
    await fetchOnce(client, {
      document: RemissionPdfDocument,
      variables: { delivery },
      read: ({ Remissions }) => readFile(Remissions),
    }),
  );

/** The PDF of a load order (spec 7, `OrderLoad`). Never fails: see spec 8. */
export const fetchLoadOrderPdf = async (
  client: ApolloClient,
  loadOrder: string,
): Promise<PdfAnswer> =>
  answerOf(
    await fetchOnce(client, {
      document: LoadOrderPdfDocument,
      variables: { loadOrder },
      read: ({ OrderLoad }) => readFile(OrderLoad),
    }),
  );

/** The PDF of an invoice by its fiscal code (spec 7, `getUrlInvoiceGurusoft`). Never fails. */
export const fetchInvoiceByCufe = async (client: ApolloClient, cufe: string): Promise<PdfAnswer> =>
  answerOf(
    await sendMutation(client, {
      document: InvoiceByCufeDocument,
      variables: { cufe },
      kind: 'query',
      read: ({ getUrlInvoiceGurusoft }) => readFile(getUrlInvoiceGurusoft),
    }),
  );

/**
 * The PDF of an invoice by the id a timeline entry has for it, or by its number (spec 7,
 * `generatedPDFAccountHistoryDetailsTimeLine`). Never fails.
 */
export const generateTimelinePdf = async (client: ApolloClient, id: string): Promise<PdfAnswer> =>
  answerOf(
    await sendMutation(client, {
      document: GenerateTimelinePdfDocument,
      variables: { id },
      kind: 'query',
      read: ({ generatedPDFAccountHistoryDetailsTimeLine: answer }) => {
        const pdf = readObject(readObject(answer)?.pdf);
        return readPdfAnswer(readString(pdf?.url), readString(pdf?.menssage));
      },
    }),
  );

/** The PDF of any paper of an order, by the key that it is asked for by. Never fails. */
export function fetchOrderDocument(client: ApolloClient, paper: OrderDocument): Promise<PdfAnswer> {
  switch (paper.kind) {
    case 'invoice':
      return paper.cufe === ''
        ? generateTimelinePdf(client, paper.number)
        : fetchInvoiceByCufe(client, paper.cufe);
    case 'remission':
      return fetchRemissionPdf(client, paper.delivery);
    case 'load-order':
      return fetchLoadOrderPdf(client, paper.number);
  }
}
