import { defineTable, type RowOf } from '../define-table.ts';

/** Sessions by token hash. Times are epoch milliseconds. */
export const sessions = defineTable(
  'sessions',
  {
    token_hash: 'text primary key not null',
    user_id: 'integer not null references users',
    /** '1' for a support session, which is read-only. */
    support: "text not null default '0'",
    created_at: 'integer not null',
    last_seen_at: 'integer not null',
    expires_at: 'integer not null',
    revoked_at: 'integer',
  },
  { indexes: ['user_id'] },
);

/** Single-use secrets that sign support in as a user. Times are epoch milliseconds. */
export const supportSecrets = defineTable('support_secrets', {
  /** Result of `hashToken`. */
  secret_hash: 'text primary key not null',
  user_id: 'integer not null references users',
  staff: 'text not null',
  expires_at: 'integer not null',
  used_at: 'integer',
});

/** Single-use tokens of password reset e-mails. Times are epoch milliseconds. */
export const passwordResets = defineTable('password_resets', {
  /** Result of `hashToken`. */
  token_hash: 'text primary key not null',
  user_id: 'integer not null references users',
  expires_at: 'integer not null',
  used_at: 'integer',
});

/** Sign-ins, support visits and changes of people. */
export const activity = defineTable(
  'activity',
  {
    id: 'integer primary key',
    client_code: 'text not null references clients',
    /** INGRESO, SOPORTE or USUARIO. */
    kind: 'text not null',
    user_id: 'integer not null references users',
    /** The changed user. */
    target_id: 'integer references users',
    /** What was done to the changed user. */
    action: 'text',
    created_at: 'text not null',
  },
  { indexes: ['client_code'] },
);

/** Consecutive failed sign-ins by e-mail address. The address may be unknown. */
export const signInFailures = defineTable('sign_in_failures', {
  email: 'text primary key not null',
  failures: 'integer not null',
  last_at: 'integer not null',
});

export type SessionRow = RowOf<typeof sessions>;
export type SupportSecretRow = RowOf<typeof supportSecrets>;
