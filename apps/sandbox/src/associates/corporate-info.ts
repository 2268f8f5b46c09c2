import type { Dealer } from '../environment/context.ts';

/** Maps the client to the company data of the read-only panel (spec 3). */
export const toCorporateInfo = ({ client }: Dealer) => ({
  tipoNit: client.tipoNit,
  nombre: client.nombre,
  direccion: client.direccion,
  telefono: client.telefono,
  clienteNit: client.clienteNit,
  pais: client.pais,
  ciudad: client.ciudad,
  email: client.email,
  departmentName: client.departamento,
});
