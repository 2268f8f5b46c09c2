import {
  type Settings,
  sandboxRealtime,
  sandboxServices,
  settingsSchema,
} from './settings-schema.ts';

/** Thrown for an invalid setting. The message is one sentence with the setting's name and the rule. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

const maxQuotedLength = 80;

/** Settings whose values must not appear in messages. */
const secretSettings: ReadonlySet<string> = new Set(['DEVICE_SECRET', 'LOGIN_STORE_URL']);

const describeValue = (name: string, value: string | undefined) =>
  value === undefined
    ? 'missing'
    : secretSettings.has(name)
      ? 'set'
      : `'${value.slice(0, maxQuotedLength)}'`;

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Requires every service of a deployment, which a backend or a public https origin reveals. The defaults are the
 * sandbox's, and a customer's token must not be sent to them.
 */
function validateServices(variables: Environment): void {
  const isDeployment =
    variables.BACKEND_URL !== undefined || variables.PUBLIC_ORIGIN?.startsWith('https:');
  if (!isDeployment) return;
  const missingNames = Object.keys({
    ...sandboxServices,
    ...(variables.REALTIME_URL !== undefined && sandboxRealtime),
  }).filter((name) => variables[name] === undefined);
  if (missingNames.length === 0) return;
  throw new SettingsError(
    `These settings are missing, but they must be set with BACKEND_URL or an https PUBLIC_ORIGIN, because their defaults are the sandbox's: ${missingNames.join(', ')}.`,
  );
}

/** Validates the rules that involve several settings. */
function validateCombinations(settings: Settings): void {
  if (!settings.STORES.includes(settings.DEFAULT_STORE)) {
    throw new SettingsError(
      `The setting DEFAULT_STORE is '${settings.DEFAULT_STORE}', but it must be one of the stores in STORES.`,
    );
  }
  if (settings.LOGIN_STORE_URL !== undefined && settings.DEVICE_SECRET === undefined) {
    throw new SettingsError(
      'The setting DEVICE_SECRET is missing, but it must be set with LOGIN_STORE_URL, to the same value in all instances.',
    );
  }
  if (settings.SESSION_REMINDER_MS >= settings.SESSION_IDLE_MS) {
    throw new SettingsError(
      `The setting SESSION_REMINDER_MS is '${settings.SESSION_REMINDER_MS}', but it must be smaller than SESSION_IDLE_MS.`,
    );
  }
}

/**
 * Reads the environment. Empty variables count as absent.
 * @throws SettingsError for the first invalid setting.
 */
export function readSettings(environment: Environment): Settings {
  const variables = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  // Load balancers check `/readyz` every few seconds. In development nobody waits for them.
  const drain = environment.NODE_ENV === 'production' ? { PORTAL_DRAIN_MS: '5000' } : {};
  const result = settingsSchema.safeParse({ ...drain, ...variables });
  if (!result.success) {
    const [issue] = result.error.issues;
    const name = String(issue?.path[0] ?? 'unknown');
    throw new SettingsError(
      `The setting ${name} is ${describeValue(name, variables[name])}, but it ${issue?.message ?? 'is invalid'}.`,
    );
  }
  validateServices(variables);
  validateCombinations(result.data);
  return result.data;
}
