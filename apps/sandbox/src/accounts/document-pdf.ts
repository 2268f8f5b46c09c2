import { documentTypesWithoutPdf } from '@surtidor/domain/vocabulary';
import type { Dealer } from '../context.ts';
import type { DocumentRow } from '../database/index.ts';

/** Ways to name a document: by its id in account status, in history, in an order, or its fiscal code. */
const conditions = {
  status: 'id = :key',
  history: 'id_histocta_detalle = :key',
  timeline:
    'cast(id_histocta_detalle as text) = :key or num_factura = :key or num_documento = :key',
  cufe: 'cufe = :key',
} as const;

const withoutPdf: readonly string[] = documentTypesWithoutPdf;

/** The document of the dealer that a key names; undefined when the dealer has none. */
export const findDocument = (
  { db, clientCode }: Dealer,
  by: keyof typeof conditions,
  key: string | number,
): DocumentRow | undefined =>
  db.get<DocumentRow>(
    `select * from documents where client_code = :client and (${conditions[by]}) order by id limit 1`,
    { client: clientCode, key },
  );

/** The answer of the PDF mutations (spec 7): an address, or the reason why there is none. */
export function documentPdf(dealer: Dealer, document: DocumentRow | undefined) {
  if (!document) return { pdf: { url: '', status: '0', menssage: 'No encontramos el documento.' } };
  if (withoutPdf.includes(document.tipo_documento)) {
    const menssage = 'Este tipo de documento no tiene PDF.';
    return { pdf: { url: '', status: '0', menssage } };
  }
  const url = dealer.environment.files.address({
    kind: 'document',
    format: 'pdf',
    clientCode: dealer.clientCode,
    subject: String(document.id),
  });
  return { pdf: { url, status: '1', menssage: '' } };
}
