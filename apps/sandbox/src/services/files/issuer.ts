import type { Country } from '../../countries/index.ts';
import type { ClientRow } from '../../database/index.ts';
import type { PdfParty } from './pdf/pdf-document.ts';

/** The distributor's details in a country. */
export const issuerIn = ({ issuer }: Country): PdfParty => ({ label: 'Emisor', ...issuer });

/** The client as the addressee of a document. */
export function clientParty(client: ClientRow): PdfParty {
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
