import { z } from 'zod';
import { eventNames, outcomes, type SecurityEvent, type SecurityLine } from './security-event.ts';

/** What an endpoint knows of an event. */
const eventFields = {
  event: z.enum(eventNames).describe('What happened.'),
  outcome: z.enum(outcomes).describe('How it ended.'),
  reason: z.string().optional().describe('Why it did not succeed, as a code.'),
  address: z
    .string()
    .optional()
    .describe('A keyed hash of the e-mail address that was entered; the same for each attempt.'),
  operation: z.string().optional().describe('The name of the GraphQL operation or service.'),
  code: z.string().optional().describe('The error code or category of the backend.'),
} satisfies Record<keyof SecurityEvent, z.ZodType>;

/** The published shape of a line of the security log (`docs/security/events.schema.json`). */
export const securityLineSchema: z.ZodType<SecurityLine> = z
  .strictObject({
    type: z.literal('security').describe('Distinguishes these lines from those of requests.'),
    version: z.literal(1).describe('The version of this schema.'),
    time: z.iso.datetime().describe('UTC.'),
    instance: z.string().describe('The name of the host.'),
    build: z
      .string()
      .optional()
      .describe('A hash of the build, the same in all instances of a version.'),
    request: z.string().optional().describe('The id of the request, as in X-Request-Id.'),
    session: z.string().optional().describe('A keyed hash of the session.'),
    user: z.string().optional().describe('The id of the user of the session, from the backend.'),
    company: z.string().optional().describe('The client code of the session, from the backend.'),
    support: z.literal(true).optional().describe('Support acts for the user in this session.'),
    network: z.string().optional().describe('A keyed hash of the network of the request.'),
    ...eventFields,
  })
  .describe(
    'An event of the security log. It contains no e-mail address, token, password or body.',
  );
