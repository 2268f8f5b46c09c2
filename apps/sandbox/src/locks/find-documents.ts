import type { DocumentRow } from '../database/index.ts';
import type { ClientScope } from '../environment/scope.ts';
import { createGraphqlError } from '../shared/errors.ts';

/** Returns the client's documents in the order of `numbers`. Throws DOCUMENT_NOT_FOUND if one is missing. */
export function findDocuments(scope: ClientScope, numbers: readonly string[]): DocumentRow[] {
  return numbers.map((number) => {
    const document = scope.db.get<DocumentRow>(
      'select * from documents where client_code = :client and num_documento = :number',
      { client: scope.clientCode, number },
    );
    if (document) return document;
    throw createGraphqlError('DOCUMENT_NOT_FOUND', `No encontramos el documento ${number}.`, {
      documents: [{ num_documento: number }],
    });
  });
}

/** Throws DOCUMENT_CHANGED if a balance (minor units) differs from the one in the request. */
export function assertUnchanged(
  requested: readonly { readonly document: DocumentRow; readonly balance: number }[],
): void {
  const changed = requested.filter(({ document, balance }) => document.saldo !== balance);
  if (changed.length === 0) return;
  const documentNumbers = changed.map(({ document }) => document.num_documento).join(', ');
  throw createGraphqlError(
    'DOCUMENT_CHANGED',
    `El saldo cambió desde que lo seleccionó: ${documentNumbers}. Actualice la lista e intente de nuevo.`,
    { documents: changed.map(({ document }) => ({ num_documento: document.num_documento })) },
  );
}
