/** What happened. */
export const eventNames = [
  'sign-in',
  'support-sign-in',
  'device-cookie-invalid',
  'session-owner-invalid',
  'sign-out',
  'company-switch',
  'session-ended',
  'password-reset-request',
  'password-reset',
  'password-change',
  'write',
  'support-read',
  'forbidden',
  'unauthorised',
  'terms-required',
  'operation-refused',
  'request-refused',
  'foreign-origin',
  'not-through-proxy',
  'store-lost',
  'store-back',
  'start',
  'stop',
] as const;

/**
 * How it ended: `delayed` must wait because of earlier attempts, `refused` was not sent to the backend, and of `unknown`
 * the backend may have acted.
 */
export const outcomes = ['ok', 'failed', 'delayed', 'refused', 'unknown'] as const;

/** An event without what is the same for every event of a request. The schema describes its fields. */
export interface SecurityEvent {
  readonly event: (typeof eventNames)[number];
  readonly outcome: (typeof outcomes)[number];
  readonly reason?: string | undefined;
  readonly address?: string | undefined;
  readonly operation?: string | undefined;
  readonly code?: string | undefined;
}

/** A line of the security log. */
export interface SecurityLine extends SecurityEvent {
  readonly type: 'security';
  readonly version: 1;
  readonly time: string;
  readonly instance: string;
  readonly build?: string | undefined;
  readonly request?: string | undefined;
  readonly session?: string | undefined;
  readonly user?: string | undefined;
  readonly company?: string | undefined;
  readonly support?: true | undefined;
  readonly network?: string | undefined;
}
