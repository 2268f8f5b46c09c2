import type { Dealer } from '../environment/context.ts';

/** Who did something, where and when. */
export type Actor = Pick<Dealer, 'db' | 'clientCode' | 'user' | 'instant'>;

/** Records a sign-in, or a visit of support in the user's name. */
export const recordSignIn = ({ db, clientCode, user, instant }: Actor, support: boolean): void =>
  void db.run(
    `insert into activity (client_code, kind, user_id, created_at)
     values (:client, :kind, :user, :at)`,
    { client: clientCode, kind: support ? 'SOPORTE' : 'INGRESO', user: user.id, at: instant },
  );

/** What was done to a user. */
export type PersonAction = 'CREADO' | 'EDITADO' | 'CAMBIO_ROL' | 'ACTIVADO' | 'DESACTIVADO';

/** Records the change of a user by the signed-in one. */
export const recordPersonChange = (
  { db, clientCode, user, instant }: Actor,
  target: number,
  action: PersonAction,
): void =>
  void db.run(
    `insert into activity (client_code, kind, user_id, target_id, action, created_at)
     values (:client, 'USUARIO', :user, :target, :action, :at)`,
    { client: clientCode, user: user.id, target, action, at: instant },
  );
