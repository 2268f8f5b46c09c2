import { z } from 'zod';
import type { BackendProfile } from './backend-profile.ts';
import { backendProfileSchema } from './backend-profile-schema.ts';
import { magentoProfile } from './profiles/magento.ts';
import { sandboxProfile } from './profiles/sandbox.ts';

/** The built-in profiles, one of which a deployment extends. */
const builtInProfiles = { magento: magentoProfile, sandbox: sandboxProfile } as const;

const { personMutations, errorMessages, capabilities } = backendProfileSchema.shape;

/** Schema of `backend.config.json`: the extended profile and overrides. */
const backendConfigSchema = backendProfileSchema.partial().extend({
  extends: z.enum(['magento', 'sandbox']).default('magento'),
  personMutations: personMutations.partial().optional(),
  errorMessages: errorMessages.partial().optional(),
  capabilities: capabilities.partial().optional(),
});

/** An invalid configuration; the message names the setting and the rule that it breaks. */
export class BackendConfigError extends Error {
  override name = 'BackendConfigError';
}

const applyOverrides = (base: BackendProfile, config: z.infer<typeof backendConfigSchema>) => {
  const { extends: _, ...overrides } = config;
  return {
    ...base,
    ...overrides,
    typeNames: { ...base.typeNames, ...overrides.typeNames },
    aliases: { ...base.aliases, ...overrides.aliases },
    personMutations: { ...base.personMutations, ...overrides.personMutations },
    errorMessages: { ...base.errorMessages, ...overrides.errorMessages },
    capabilities: { ...base.capabilities, ...overrides.capabilities },
  };
};

/**
 * Reads the parsed content of a `backend.config.json`.
 * @throws BackendConfigError for the first invalid setting.
 */
export function readBackendProfile(config: unknown): BackendProfile {
  const parsed = backendConfigSchema.safeParse(config);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const setting = issue?.path.join('.') || 'The configuration';
    throw new BackendConfigError(`${setting}: ${issue?.message ?? 'is wrong'}.`);
  }
  return backendProfileSchema.parse(
    applyOverrides(builtInProfiles[parsed.data.extends], parsed.data),
  );
}
