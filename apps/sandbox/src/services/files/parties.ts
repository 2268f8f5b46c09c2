import type { Country } from '../../countries/index.ts';
import type { ClientRow } from '../../database/index.ts';
import type { PdfParty } from './pdf/pdf-document.ts';

/** Returns the distributor as the issuer of a document. */
export const toIssuerParty = ({ issuer }: Country): PdfParty => ({ label: 'Emisor', ...issuer });

/** Returns the client as the recipient of a document. */
export function toClientParty(client: ClientRow): PdfParty {
  return {
    label: 'Cliente',
    name: client.nombre,
    lines: [
      `${client.tipoNit} ${client.clienteNit} · Código ${client.cliente}`,
      client.direccion,
      `${client.ciudad} · ${client.telefono}`,
    ],
  };
}
