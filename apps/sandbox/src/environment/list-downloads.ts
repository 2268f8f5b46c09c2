import type { Dealer } from './context.ts';
import type { FileKind } from './file-request.ts';
import { missingFile, readyFile } from './files-link.ts';

/** Downloads of a list: PDF and Excel of every page of the filter, and a certificate where one exists. */
export function listDownloads(
  dealer: Dealer,
  kind: FileKind,
  filter: unknown,
  options: { readonly empty: boolean; readonly certificate?: boolean },
) {
  if (options.empty) {
    const emptyFile = missingFile('No hay datos para descargar.');
    return { pdf: emptyFile, xls: emptyFile, certificate: options.certificate ? emptyFile : null };
  }
  const subject = filter ? JSON.stringify(filter) : '';
  return {
    pdf: readyFile(dealer, { kind, format: 'pdf', subject }),
    xls: readyFile(dealer, { kind, format: 'xlsx', subject }),
    certificate: options.certificate
      ? readyFile(dealer, { kind: 'certificate-of-balances', format: 'pdf', subject: '' })
      : null,
  };
}
