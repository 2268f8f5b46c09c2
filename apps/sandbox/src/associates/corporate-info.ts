import type { Dealer } from '../environment/context.ts';

/** The company behind the account, for the read-only panel (spec 3). */
export const corporateInfo = ({ client }: Dealer) => ({
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
