import type { ClaimRow } from '../../database/index.ts';
import type { Environment } from '../../environment/environment.ts';
import { formatTimestamp } from '../../shared/time.ts';
import { getStore } from '../../stores.ts';

/** Answers the newest claim of a user. Returns the user and the notification; null if the user has no claim. */
export function answerClaim(
  { db, now }: Pick<Environment, 'db' | 'now'>,
  { email, text }: { readonly email: string; readonly text: string },
): { readonly userId: string; readonly notification: object } | null {
  const claim = db.get<ClaimRow & { store_code: string }>(
    `select claims.*, clients.store_code from claims
     join users on users.id = claims.user_id join clients on clients.cliente = claims.client_code
     where users.email = lower(:email) order by claims.created_at desc limit 1`,
    { email },
  );
  if (!claim) return null;
  const at = formatTimestamp(getStore(claim.store_code).timeZone, now());
  const events = [...JSON.parse(claim.eventos), { estado: 'RESPONDIDO', fecha: at, texto: text }];
  db.run('update claims set eventos = :events where id = :id', {
    events: JSON.stringify(events),
    id: claim.id,
  });
  return {
    userId: String(claim.user_id),
    notification: {
      title: 'Respondimos su pregunta o reclamo',
      body: `${claim.referencia}: ${text}`,
      message: 'Respondimos su pregunta o reclamo',
      date: at,
      read: 0,
      data: JSON.stringify({
        reclamo: { id: claim.id, tipo: claim.tipo, referencia: claim.referencia },
      }),
    },
  };
}
