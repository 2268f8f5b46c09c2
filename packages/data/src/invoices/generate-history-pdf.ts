import type { ApolloClient } from '@apollo/client';
import { type PdfAnswer, readPdfAnswer } from '@surtidor/domain';
import { readInteger, readString } from '../shared/readers.ts';
import { sendMutation } from '../shared/send.ts';
import { GenerateHistoryPdfDocument } from './generate-history-pdf.generated.ts';

/**
 * Asks for the PDF of a movement (spec 7). Never fails: a thrown error, like an answer without an
 * address, is told as spec 8 says ('Data not found').
 */
export async function generateHistoryPdf(
  client: ApolloClient,
  historyLineId: string,
): Promise<PdfAnswer> {
  const line = readInteger(historyLineId);
  if (line === null) return { kind: 'not-found' };
  const outcome = await sendMutation(client, {
    document: GenerateHistoryPdfDocument,
    variables: { line },
    kind: 'query',
    read: ({ generatedPDFAccountHistoryDetails: answer }) =>
      readPdfAnswer(readString(answer?.pdf?.url), readString(answer?.pdf?.menssage)),
  });
  return outcome.kind === 'done' ? outcome.value : { kind: 'not-found' };
}
