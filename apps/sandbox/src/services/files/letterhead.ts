import type { CountryCode } from '@surtidor/domain/vocabulary';
import type { ClientRow } from '../../database/index.ts';
import type { PaperParty } from './paper/paper.ts';

/** The invented distributor as it signs in each country. */
export const ISSUER: Record<CountryCode, PaperParty> = {
  CO: {
    label: 'Emisor',
    name: 'Surtidor Combustibles S.A.S.',
    lines: ['NIT 901.555.010-3', 'Carrera 15 n.º 93-40, Bogotá, Colombia'],
  },
  PE: {
    label: 'Emisor',
    name: 'Surtidor Combustibles S.A.C.',
    lines: ['RUC 20555501037', 'Av. Javier Prado Este 4200, Lima, Perú'],
  },
  EC: {
    label: 'Emisor',
    name: 'Surtidor Combustibles S.A.',
    lines: ['RUC 1795550103001', 'Av. República E7-123, Quito, Ecuador'],
  },
};

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
