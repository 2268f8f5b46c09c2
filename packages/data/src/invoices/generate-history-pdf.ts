import { type PdfResponse, parsePdfResponse } from '@surtidor/domain/invoices';
import type { DataClient } from '../client/data-client.ts';
import { readInteger, readString } from '../shared/readers.ts';
import { sendMutation } from '../shared/send.ts';
import { GenerateHistoryPdfDocument } from './generate-history-pdf.generated.ts';

/**
 * Generates the PDF of a movement (spec 7). Never rejects: errors and responses without a URL are
 * 'Data not found' (spec 8).
 */
export async function generateHistoryPdf(
  client: DataClient,
  historyLineId: string,
): Promise<PdfResponse> {
  const line = readInteger(historyLineId);
  if (line === null) return { kind: 'not-found' };
  const outcome = await sendMutation(client, {
    document: GenerateHistoryPdfDocument,
    variables: { line },
    kind: 'query',
    read: ({ generatedPDFAccountHistoryDetails: response }) =>
      parsePdfResponse(readString(response?.pdf?.url), readString(response?.pdf?.menssage)),
  });
  return outcome.kind === 'done' ? outcome.value : { kind: 'not-found' };
}
