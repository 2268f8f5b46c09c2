import { defineTable, type RowOf } from '../define-table.ts';

/** Sessions by the hash of their token. Times are epoch milliseconds. */
export const sessions = defineTable(
  'sessions',
  {
    token_hash: 'text primary key not null',
    user_id: 'integer not null references users',
    /** '1' for support: reads everything of the client, writes nothing. */
    support: "text not null default '0'",
    created_at: 'integer not null',
    last_seen_at: 'integer not null',
    expires_at: 'integer not null',
    revoked_at: 'integer',
  },
  { indexes: ['user_id'] },
);

/** One-time secrets with which support signs in as a user. Times are epoch milliseconds. */
export const supportSecrets = defineTable('support_secrets', {
  /** As hashToken of auth writes it. */
  secret_hash: 'text primary key not null',
  user_id: 'integer not null references users',
  staff: 'text not null',
  expires_at: 'integer not null',
  used_at: 'integer',
});

/** One-time tokens of letters that set a new password. Times are epoch milliseconds. */
export const passwordResets = defineTable('password_resets', {
  /** As hashToken of auth writes it. */
  token_hash: 'text primary key not null',
  user_id: 'integer not null references users',
  expires_at: 'integer not null',
  used_at: 'integer',
});

/** Consecutive failed sign-ins of an e-mail address, whether or not it exists. */
export const signInFailures = defineTable('sign_in_failures', {
  email: 'text primary key not null',
  failures: 'integer not null',
  last_at: 'integer not null',
});

export type SessionRow = RowOf<typeof sessions>;
export type SupportSecretRow = RowOf<typeof supportSecrets>;
