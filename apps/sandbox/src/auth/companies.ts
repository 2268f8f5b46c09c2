import type { EmpresaUsuario } from '@surtidor/data/schema';
import type { Database } from '../database/index.ts';
import type { SandboxSession } from '../environment/context.ts';
import type { EveryField } from '../shared/every-field.ts';

/** A user of a person in one of their companies. */
interface CompanyUser {
  readonly user_id: number;
  readonly cliente: string;
  readonly nombre: string;
  readonly store_code: string;
}

/** Returns the active users of a session's person in active companies, by company name. Support visits one company. */
export const findCompanyUsers = (
  db: Database,
  { user: { id, person }, support }: Pick<SandboxSession, 'user' | 'support'>,
): readonly CompanyUser[] =>
  db.all<CompanyUser>(
    `select u.id as user_id, c.cliente, c.nombre, c.store_code
     from users u join clients c on c.cliente = u.client_code
     where (u.id = :id or u.person = :person) and u.status = '1' and c.estatus = '1'
     order by c.nombre, c.cliente`,
    { id, person: support ? null : person },
  );

/** Resolves `empresasUsuario`. */
export const listCompanies = (
  db: Database,
  session: Pick<SandboxSession, 'user' | 'support'>,
): EmpresaUsuario[] =>
  findCompanyUsers(db, session).map(
    ({ cliente, nombre, store_code }) =>
      ({ cliente, nombre, store_code }) satisfies EveryField<EmpresaUsuario>,
  );
