import { z } from 'zod';
import type { BackendProfile } from './backend-profile.ts';
import { backendProfileSchema } from './backend-profile-schema.ts';
import { magentoProfile } from './profiles/magento.ts';
import { sandboxProfile } from './profiles/sandbox.ts';

/** The built-in profiles, one of which a deployment extends. */
const shippedProfiles = { magento: magentoProfile, sandbox: sandboxProfile } as const;

const { personMutations, errorMessages, capabilities } = backendProfileSchema.shape;

/** Schema of `backend.config.json`: the extended profile and overrides. */
const backendConfigSchema = backendProfileSchema.partial().extend({
  extends: z.enum(['magento', 'sandbox']).default('magento'),
  personMutations: personMutations.partial().optional(),
  errorMessages: errorMessages.partial().optional(),
  capabilities: capabilities.partial().optional(),
});

/** An invalid configuration; the message names the line and its rule. */
export class BackendConfigError extends Error {
  override name = 'BackendConfigError';
}

const mergedOver = (base: BackendProfile, config: z.infer<typeof backendConfigSchema>) => {
  const { extends: _, ...given } = config;
  return {
    ...base,
    ...given,
    typeNames: { ...base.typeNames, ...given.typeNames },
    aliases: { ...base.aliases, ...given.aliases },
    personMutations: { ...base.personMutations, ...given.personMutations },
    errorMessages: { ...base.errorMessages, ...given.errorMessages },
    capabilities: { ...base.capabilities, ...given.capabilities },
  };
};

/**
 * Reads the parsed content of a `backend.config.json`.
 * @throws BackendConfigError for the first invalid line.
 */
export function readBackendProfile(config: unknown): BackendProfile {
  const parsed = backendConfigSchema.safeParse(config);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const line = issue?.path.join('.') || 'The configuration';
    throw new BackendConfigError(`${line}: ${issue?.message ?? 'is wrong'}.`);
  }
  return backendProfileSchema.parse(mergedOver(shippedProfiles[parsed.data.extends], parsed.data));
}
