import type { ApolloClient } from '@apollo/client';
import { type PdfAnswer, readPdfAnswer } from '@surtidor/domain';
import { change } from '../shared/call.ts';
import { text, wholeNumber } from '../shared/wire.ts';
import { GenerateStatusPdfDocument } from './generate-status-pdf.generated.ts';

/**
 * Asks for the PDF of a pending document (spec 7). Never fails: a thrown error, like an answer
 * without an address, is told as spec 8 says ('Data not found').
 */
export async function generateStatusPdf(
  client: ApolloClient,
  statusLineId: string,
): Promise<PdfAnswer> {
  const line = wholeNumber(statusLineId);
  if (line === null) return { kind: 'not-found' };
  const outcome = await change(client, {
    document: GenerateStatusPdfDocument,
    variables: { line },
    kind: 'query',
    read: ({ generatedPDFAccountStatusDetails: answer }) =>
      readPdfAnswer(text(answer?.pdf?.url), text(answer?.pdf?.menssage)),
  });
  return outcome.kind === 'done' ? outcome.value : { kind: 'not-found' };
}
