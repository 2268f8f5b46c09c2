import type { ClientRow, Database, SessionRow, UserRow } from '../database/index.ts';
import type { SandboxSession } from '../environment/context.ts';
import type { Environment } from '../environment/environment.ts';
import { generateToken } from '../shared/random.ts';
import { getStore } from '../stores.ts';
import { getPermissions } from './permissions.ts';
import { getAssignedStations } from './stations.ts';
import { hashToken } from './token-hash.ts';

/** Minimum interval between updates of `last_seen_at`. */
const LAST_SEEN_INTERVAL_MS = 60_000;

/** Opens a session and returns its token. The database only stores the token's hash. */
export async function openSession(
  environment: Environment,
  userId: number,
  support: boolean,
): Promise<string> {
  const token = generateToken();
  const now = environment.now();
  environment.db.run(
    `insert into sessions (token_hash, user_id, support, created_at, last_seen_at, expires_at)
     values (:hash, :user, :support, :now, :now, :expires)`,
    {
      hash: await hashToken(token),
      user: userId,
      support: support ? '1' : '0',
      now,
      expires: now + environment.limits.tokenLifetimeMs,
    },
  );
  return token;
}

/** Finds a session that was not signed out, has not expired and was not idle for too long. */
const findLiveSessionRow = (
  { db, limits, now }: Environment,
  tokenHash: string,
): SessionRow | undefined =>
  db.get<SessionRow>(
    `select * from sessions where token_hash = :tokenHash and revoked_at is null
       and expires_at > :now and last_seen_at > :idleSince`,
    { tokenHash, now: now(), idleSince: now() - limits.sessionIdleMs },
  );

/** Returns the session of a token, or null if the token has no live session. */
export async function readSession(
  environment: Environment,
  token: string,
): Promise<SandboxSession | null> {
  const tokenHash = await hashToken(token);
  const now = environment.now();
  const row = findLiveSessionRow(environment, tokenHash);
  if (!row) return null;
  if (now - row.last_seen_at >= LAST_SEEN_INTERVAL_MS) {
    environment.db.run('update sessions set last_seen_at = :now where token_hash = :tokenHash', {
      now,
      tokenHash,
    });
  }
  return getSession(environment, tokenHash, row.user_id, row.support === '1');
}

/** Whether a session is live, and its user and client are active. */
export function isLiveSession(environment: Environment, tokenHash: string): boolean {
  const row = findLiveSessionRow(environment, tokenHash);
  return row !== undefined && getSession(environment, tokenHash, row.user_id, false) !== null;
}

/** Builds the session of a user. Returns null if the user or their client is inactive. */
export function getSession(
  { db, product }: Environment,
  tokenHash: string,
  userId: number,
  support: boolean,
): SandboxSession | null {
  const user = db.get<UserRow>("select * from users where id = :userId and status = '1'", {
    userId,
  });
  if (!user) return null;
  const client = db.get<ClientRow>(
    "select * from clients where cliente = :code and estatus = '1'",
    {
      code: user.client_code,
    },
  );
  if (!client) return null;
  return {
    tokenHash,
    user,
    client,
    store: getStore(client.store_code),
    roleName: getRoleName(db, user.role_id, product),
    stations: getAssignedStations(db, user),
    permissions: new Set(getPermissions(db, user, product)),
    support,
  };
}

/** Returns the name of a role, with `{product}` replaced by the product's name. */
export function getRoleName(db: Database, roleId: number, product: string): string {
  const row = db.get<{ role_name: string }>('select role_name from roles where role_id = :roleId', {
    roleId,
  });
  return (row?.role_name ?? '').replaceAll('{product}', product);
}

/** Ends one session. */
export function revokeSession(environment: Environment, tokenHash: string): void {
  environment.db.run(
    'update sessions set revoked_at = :now where token_hash = :tokenHash and revoked_at is null',
    { now: environment.now(), tokenHash },
  );
}

/** Ends every session of a user except the one with `exceptTokenHash`. */
export function revokeUserSessions(
  environment: Environment,
  userId: number,
  exceptTokenHash: string | null,
): void {
  environment.db.run(
    `update sessions set revoked_at = :now
     where user_id = :userId and revoked_at is null and token_hash is not :exceptTokenHash`,
    { now: environment.now(), userId, exceptTokenHash },
  );
}
