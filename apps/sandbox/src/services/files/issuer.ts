import type { Country } from '../../countries/index.ts';
import type { ClientRow } from '../../database/index.ts';
import type { PaperParty } from './paper/paper.ts';

/** The distributor as it signs in a country. */
export const issuerIn = ({ issuer }: Country): PaperParty => ({ label: 'Emisor', ...issuer });

/** The client as the addressee of a paper. */
export function clientParty(client: ClientRow): PaperParty {
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
