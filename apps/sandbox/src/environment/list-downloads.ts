import type { Dealer } from './context.ts';
import { createFile, createMissingFile } from './download-file.ts';
import type { FileKind } from './file-request.ts';

/**
 * Builds the downloads of a list: a PDF and a workbook with all rows that match the filter, and optionally
 * the certificate of balances.
 */
export function listDownloads(
  dealer: Dealer,
  kind: FileKind,
  filter: unknown,
  options: { readonly isEmpty: boolean; readonly certificate?: boolean },
) {
  if (options.isEmpty) {
    const emptyFile = createMissingFile('No hay datos para descargar.');
    return { pdf: emptyFile, xls: emptyFile, certificate: options.certificate ? emptyFile : null };
  }
  const subject = filter ? JSON.stringify(filter) : '';
  return {
    pdf: createFile(dealer, { kind, format: 'pdf', subject }),
    xls: createFile(dealer, { kind, format: 'xlsx', subject }),
    certificate: options.certificate
      ? createFile(dealer, { kind: 'certificate-of-balances', format: 'pdf', subject: '' })
      : null,
  };
}
