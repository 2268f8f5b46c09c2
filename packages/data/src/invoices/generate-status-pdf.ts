import { type PdfResponse, parsePdfResponse } from '@surtidor/domain/invoices';
import type { DataClient } from '../client/data-client.ts';
import { readInteger, readString } from '../shared/readers.ts';
import { sendMutation } from '../shared/send.ts';
import { GenerateStatusPdfDocument } from './generate-status-pdf.generated.ts';

/**
 * Generates the PDF of a pending document (spec 7). Never rejects: errors and responses without a
 * URL are 'Data not found' (spec 8).
 */
export async function generateStatusPdf(
  client: DataClient,
  statusLineId: string,
): Promise<PdfResponse> {
  const line = readInteger(statusLineId);
  if (line === null) return { kind: 'not-found' };
  const outcome = await sendMutation(client, {
    document: GenerateStatusPdfDocument,
    variables: { line },
    kind: 'query',
    read: ({ generatedPDFAccountStatusDetails: response }) =>
      parsePdfResponse(readString(response?.pdf?.url), readString(response?.pdf?.menssage)),
  });
  return outcome.kind === 'done' ? outcome.value : { kind: 'not-found' };
}
