import type { PortalDefinition } from '../../src/shared/config/portal-definition.ts';
import { specificationPortal } from '../../src/shared/config/specification-portal.ts';
import {
  createSettingsSchema,
  type Settings,
  sandboxRealtime,
  sandboxServices,
} from './settings-schema.ts';

/** Thrown for an invalid setting. The message is one sentence with the setting's name and the rule. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

const maxQuotedLength = 80;

/** Settings whose values must not appear in messages. */
const secretSettings: ReadonlySet<string> = new Set([
  'BACKEND_RECAPTCHA_TOKEN',
  'DEVICE_SECRET',
  'DEVICE_SECRET_FALLBACK',
  'LOGIN_STORE_URL',
]);

const describeValue = (name: string, value: string | undefined) =>
  value === undefined
    ? 'missing'
    : secretSettings.has(name)
      ? 'set'
      : `'${value.replace(/:[^/@]*@/, ':…@').slice(0, maxQuotedLength)}'`;

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Requires every service of a deployment, which a backend or a public https origin reveals. The defaults are the
 * sandbox's, and a customer's token must not be sent to them.
 */
function validateServices(variables: Environment, hasHttps: boolean): void {
  if (variables.BACKEND_URL === undefined && !hasHttps) return;
  const missingNames = Object.keys({
    ...sandboxServices,
    ...(variables.REALTIME_URL !== undefined && sandboxRealtime),
  }).filter((name) => variables[name] === undefined);
  if (missingNames.length === 0) return;
  throw new SettingsError(
    `These settings are missing, but they must be set with BACKEND_URL or an https PUBLIC_ORIGIN, because their defaults are the sandbox's: ${missingNames.join(', ')}.`,
  );
}

/** The services that the server connects to. */
const connectedServices = [
  'BACKEND_URL',
  'STORE_LINK_URL',
  'REALTIME_URL',
  'REALTIME_CREDENTIALS_URL',
  'LOGIN_STORE_URL',
] as const;

const loopbackPattern = /^(?:localhost|.+\.localhost|127\..+|\[::1\])$/;

/** Whether a connection to a URL could be read on the network. */
function isPlaintext(text: string): boolean {
  const url = new URL(text);
  return /^(?:http|redis):$/.test(url.protocol) && !loopbackPattern.test(url.hostname);
}

function validateConnections(settings: Settings): void {
  if (settings.PLAINTEXT_SERVICES === 'allowed') return;
  const names = connectedServices.filter((name) => isPlaintext(settings[name] ?? 'https://unset'));
  if (names.length === 0) return;
  throw new SettingsError(
    `These settings are URLs without TLS, which sends passwords and tokens in plain text: ${names.join(', ')}. Use https:// or rediss://, or set PLAINTEXT_SERVICES to 'allowed' for a private network.`,
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
  if (settings.DEVICE_SECRET_FALLBACK !== undefined && settings.DEVICE_SECRET === undefined) {
    throw new SettingsError(
      'The setting DEVICE_SECRET is missing, but it must be set with DEVICE_SECRET_FALLBACK, which only verifies.',
    );
  }
  if (settings.PORTAL_PROXIES > 0 && settings.PUBLIC_ORIGIN === undefined) {
    throw new SettingsError(
      'The setting PUBLIC_ORIGIN is missing, but it must be set with PORTAL_PROXIES, because a proxy can change the Host of requests.',
    );
  }
  if (settings.SESSION_REMINDER_MS >= settings.SESSION_IDLE_MS) {
    throw new SettingsError(
      `The setting SESSION_REMINDER_MS is '${settings.SESSION_REMINDER_MS}', but it must be smaller than SESSION_IDLE_MS.`,
    );
  }
}

/** Returns the defaults that depend on other variables. */
const getDerivedDefaults = ({ NODE_ENV, PORTAL_PROXIES = '0' }: Environment): Environment => ({
  // Load balancers check `/readyz` every few seconds. In development nobody waits for them.
  ...(NODE_ENV === 'production' && { PORTAL_DRAIN_MS: '5000' }),
  // Only the proxy may connect.
  ...(PORTAL_PROXIES !== '0' && { PORTAL_HOST: '127.0.0.1' }),
});

/**
 * Reads the environment. Empty variables count as absent.
 * @param definition The distributor's configuration, which has the product and the stores.
 * @throws SettingsError for the first invalid setting.
 */
export function readSettings(
  environment: Environment,
  definition: PortalDefinition = specificationPortal,
): Settings {
  const variables = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const result = createSettingsSchema(definition).safeParse({
    ...getDerivedDefaults(variables),
    ...variables,
  });
  if (!result.success) {
    const [issue] = result.error.issues;
    const name = String(issue?.path[0] ?? 'unknown');
    throw new SettingsError(
      `The setting ${name} is ${describeValue(name, variables[name])}, but it ${issue?.message ?? 'is invalid'}.`,
    );
  }
  const hasHttps = result.data.PUBLIC_ORIGIN?.startsWith('https:') ?? false;
  validateServices(variables, hasHttps);
  // Only a proxy can terminate TLS. Without their number, all users would have its address.
  if (hasHttps && variables.PORTAL_PROXIES === undefined) {
    throw new SettingsError(
      'The setting PORTAL_PROXIES is missing, but it must be set with an https PUBLIC_ORIGIN, to the number of proxies that append to X-Forwarded-For.',
    );
  }
  validateCombinations(result.data);
  validateConnections(result.data);
  return result.data;
}
