import { defaultProductKey } from '@surtidor/domain/vocabulary';
import type { Database } from '../database/index.ts';
import { createFaultPort, type FaultPort } from '../faults/fault-port.ts';
import type { SandboxMode } from '../mode/sandbox-mode.ts';
import type { FileUrls } from './file-request.ts';

/** Dependencies shared by all requests. */
export interface Environment {
  readonly db: Database;
  /** Current time in epoch milliseconds. Tests and stories can change it. */
  readonly now: () => number;
  /** Origin of the sandbox, which also serves the provider's page. */
  readonly origin: string;
  /** Replaces `{product}` in names (spec 6 and 7). */
  readonly product: string;
  readonly faults: FaultPort;
  /** Creates URLs of files. */
  readonly files: FileUrls;
  readonly limits: Limits;
  readonly sendMail: SendMail;
  /** Origin of the portal, for links in e-mails. */
  readonly portalOrigin: string;
  readonly sandboxMode: SandboxMode;
}

/** An e-mail with a plain text body. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export type SendMail = (mail: Mail) => void;

/** Limits of the backend. Times are in milliseconds. */
export interface Limits {
  /** Lifetime of a token: 7 days (spec 9). */
  readonly tokenLifetimeMs: number;
  /** Idle limit of a session. Longer than the portal's limit, because a payment leaves the portal. */
  readonly sessionIdleMs: number;
  /** Number of consecutive wrong passwords before a lock. */
  readonly failuresBeforeLock: number;
  /** Duration of the lock. */
  readonly lockMs: number;
  /** Time after which the count of failures is reset. */
  readonly failureWindowMs: number;
  /** Time until a compensation is completed: about 15 minutes (spec 9). */
  readonly compensationMs: number;
  /** Lifetime of a password reset link. */
  readonly passwordResetMs: number;
  /** Lifetime of a payment session at the provider (reading 45). */
  readonly providerSessionMs: number;
}

const defaultLimits: Limits = {
  tokenLifetimeMs: 7 * 24 * 60 * 60_000,
  sessionIdleMs: 45 * 60_000,
  failuresBeforeLock: 10,
  lockMs: 5 * 60_000,
  failureWindowMs: 60 * 60_000,
  compensationMs: 15 * 60_000,
  passwordResetMs: 60 * 60_000,
  providerSessionMs: 20 * 60_000,
};

/** Magento tokens expire after an hour. */
const strictLimits: Limits = {
  ...defaultLimits,
  tokenLifetimeMs: 60 * 60_000,
  sessionIdleMs: Number.MAX_SAFE_INTEGER,
};

/** URLs without a file server. Stories render them but do not open them. */
const createUnservedFileUrls = (origin: string): FileUrls => ({
  createUrl: ({ kind, format, subject }) =>
    `${origin}/files/${kind}/${encodeURIComponent(subject || 'all')}.${format}`,
});

/** Creates an environment with defaults. */
export const createEnvironment = (
  options: { readonly db: Database; readonly limits?: Partial<Limits> } & Partial<
    Omit<Environment, 'db' | 'limits'>
  >,
): Environment => {
  const origin = options.origin ?? 'http://localhost:4100';
  const sandboxMode = options.sandboxMode ?? 'extended';
  return {
    db: options.db,
    now: options.now ?? Date.now,
    origin,
    product: options.product ?? defaultProductKey,
    faults: options.faults ?? createFaultPort(),
    files: options.files ?? createUnservedFileUrls(origin),
    limits: { ...(sandboxMode === 'strict' ? strictLimits : defaultLimits), ...options.limits },
    sandboxMode,
    sendMail: options.sendMail ?? (() => undefined),
    portalOrigin: options.portalOrigin ?? 'http://localhost:4000',
  };
};
