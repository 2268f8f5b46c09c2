import { z } from 'zod';
import type { BackendProfile } from './backend-profile.ts';
import { type CapabilityName, capabilityNames } from './capabilities.ts';

// A page's content security policy would report that zod tries to compile schemas, although zod catches the refusal. Zod
// tries it when a schema is created.
z.config({ jitless: true });

const graphqlName = z
  .string()
  .regex(/^[_A-Za-z][_0-9A-Za-z]*$/, 'must be a GraphQL name: letters, digits and _');

const contractField = z
  .string()
  .regex(
    /^[_A-Za-z]\w*\.[_A-Za-z]\w*(\([_A-Za-z]\w*\))?$/,
    'must be Type.field, or Type.field(argument)',
  );

const capabilities = z.strictObject(
  // fromEntries widens the keys to string.
  Object.fromEntries(capabilityNames.map((name) => [name, z.boolean()])) as Record<
    CapabilityName,
    z.ZodBoolean
  >,
);

/** The schema of a backend profile. */
export const backendProfileSchema = z.strictObject({
  typeNames: z.record(graphqlName, graphqlName),
  aliases: z.record(contractField, graphqlName),
  newsSort: z.string().min(1).nullable(),
  personMutations: z.strictObject({
    calls: z.enum(['customer', 'associate']),
    answer: z.enum(['fields', 'customer']),
    destinationIds: z.enum(['list', 'text']),
  }),
  surveyMutation: graphqlName,
  tokenLifeSeconds: z.int().positive().nullable(),
  errorMessages: z.strictObject({
    statusByCategory: z.boolean(),
    revokesEveryToken: z.boolean(),
    unauthorizedTexts: z.array(z.string().min(1)),
    emailTakenTexts: z.array(z.string().min(1)),
  }),
  capabilities,
}) satisfies z.ZodType<BackendProfile>;
