import { defaultProductKey } from '@surtidor/domain/vocabulary';
import type { Database } from '../database/index.ts';
import { type FaultPort, makeFaultPort } from '../faults/rules.ts';
import type { SandboxMode } from '../mode/sandbox-mode.ts';
import type { FileAddresses } from './file-request.ts';

/** Dependencies of the backend, shared by all requests. */
export interface Environment {
  readonly db: Database;
  /** Epoch milliseconds. Tests and stories move it. */
  readonly now: () => number;
  /** The sandbox's own origin: the provider's page lives there. */
  readonly origin: string;
  /** Replaces {product} (spec 6 and 7). */
  readonly product: string;
  readonly faults: FaultPort;
  /** Makes the addresses of files. */
  readonly files: FileAddresses;
  readonly limits: Limits;
  /** Sends a letter to a customer. */
  readonly sendMail: SendMail;
  /** The portal that letters lead to. */
  readonly portalOrigin: string;
  /** Conventions and capabilities of the backend. */
  readonly sandboxMode: SandboxMode;
}

/** A letter to a customer, as plain text. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export type SendMail = (mail: Mail) => void;

/** Times of the backend, in milliseconds. */
export interface Limits {
  /** Life of a token (spec 9: 7 days). */
  readonly tokenLifeMs: number;
  /** Idle limit of a session: the portal's limit plus a bank visit. */
  readonly sessionIdleMs: number;
  /** Wrong current passwords in a row after which a user must wait to change the password. */
  readonly failuresBeforeLock: number;
  /** How long that is. */
  readonly lockMs: number;
  /** When consecutive failures are forgotten. */
  readonly failuresForgottenMs: number;
  /** When a compensation is completed (spec 9: about 15 minutes). */
  readonly compensationMs: number;
  /** Lifetime of a password reset link. */
  readonly passwordResetMs: number;
  /** How long the provider's session of a payment lives (reading 45). */
  readonly providerSessionMs: number;
}

const usualLimits: Limits = {
  tokenLifeMs: 7 * 24 * 60 * 60_000,
  sessionIdleMs: 45 * 60_000,
  failuresBeforeLock: 10,
  lockMs: 5 * 60_000,
  failuresForgottenMs: 60 * 60_000,
  compensationMs: 15 * 60_000,
  passwordResetMs: 60 * 60_000,
  providerSessionMs: 20 * 60_000,
};

/** Magento tokens live an hour. */
const strictLimits: Limits = {
  ...usualLimits,
  tokenLifeMs: 60 * 60_000,
  sessionIdleMs: Number.MAX_SAFE_INTEGER,
};

/** Addresses for a place without a file server: stories show them and never open them. */
const unservedFiles = (origin: string): FileAddresses => ({
  address: ({ kind, format, subject }) =>
    `${origin}/files/${kind}/${encodeURIComponent(subject || 'all')}.${format}`,
});

/** Creates an environment with defaults. */
export const makeEnvironment = (
  given: { readonly db: Database; readonly limits?: Partial<Limits> } & Partial<
    Omit<Environment, 'db' | 'limits'>
  >,
): Environment => {
  const origin = given.origin ?? 'http://localhost:4100';
  const sandboxMode = given.sandboxMode ?? 'extended';
  return {
    db: given.db,
    now: given.now ?? Date.now,
    origin,
    product: given.product ?? defaultProductKey,
    faults: given.faults ?? makeFaultPort(),
    files: given.files ?? unservedFiles(origin),
    limits: { ...(sandboxMode === 'strict' ? strictLimits : usualLimits), ...given.limits },
    sandboxMode,
    sendMail: given.sendMail ?? (() => undefined),
    portalOrigin: given.portalOrigin ?? 'http://localhost:4000',
  };
};
