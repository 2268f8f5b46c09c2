import { join } from 'node:path';
import { z } from 'zod';
import { securityLineSchema } from '../../packages/portal/server/logging/security-line-schema.ts';

/** Generates `docs/security/events.schema.json`, the shape of a line of the security log. */
export const createEventsSchema = (docsFolder: string) => ({
  path: join(docsFolder, 'security', 'events.schema.json'),
  content: `${JSON.stringify(z.toJSONSchema(securityLineSchema), null, 2)}\n`,
});
