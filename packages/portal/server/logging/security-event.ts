import { z } from 'zod';

/** What happened. */
const eventNames = [
  'sign-in',
  'support-sign-in',
  'sign-out',
  'session-ended',
  'password-reset-request',
  'password-reset',
  'password-change',
  'write',
  'forbidden',
  'operation-refused',
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
const outcomes = ['ok', 'failed', 'delayed', 'refused', 'unknown'] as const;

/** What an endpoint knows of an event. */
const eventFields = {
  event: z.enum(eventNames).describe('What happened.'),
  outcome: z.enum(outcomes).describe('How it ended.'),
  reason: z.string().optional().describe('Why it did not succeed, as a code.'),
  user: z.string().optional().describe('The id of the user, from the backend; at sign-in.'),
  company: z.string().optional().describe('The client code, from the backend; at sign-in.'),
  address: z
    .string()
    .optional()
    .describe('A keyed hash of the e-mail address that was entered; the same for each attempt.'),
  operation: z.string().optional().describe('The name of the GraphQL operation.'),
  code: z.string().optional().describe('The error code or category of the backend.'),
};

/** The published shape of a line of the security log (`docs/security/events.schema.json`). */
export const securityLineSchema = z
  .strictObject({
    type: z.literal('security').describe('Distinguishes these lines from those of requests.'),
    version: z.literal(1).describe('The version of this schema.'),
    time: z.iso.datetime().describe('UTC.'),
    instance: z.string().describe('The name of the host.'),
    request: z.string().optional().describe('The id of the request, as in X-Request-Id.'),
    session: z
      .string()
      .optional()
      .describe('A keyed hash of the session. Its first line, the sign-in, has the user.'),
    network: z.string().optional().describe('A keyed hash of the network of the request.'),
    ...eventFields,
  })
  .describe(
    'An event of the security log. It contains no e-mail address, token, password or body.',
  );

/** A line of the security log. */
export type SecurityLine = z.infer<typeof securityLineSchema>;

const eventSchema = z.object(eventFields);

/** An event without what is the same for every event of a request. */
export type SecurityEvent = z.infer<typeof eventSchema>;
