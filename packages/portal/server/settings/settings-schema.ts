import { cookieSeconds, durations } from '@surtidor/domain';
import { maxBackendTimeoutMs } from '@surtidor/domain/payments';
import { defaultIdleSettings } from '@surtidor/domain/session';
import { z } from 'zod';
import type { PortalDefinition } from '../../src/shared/config/portal-definition.ts';
import {
  colour,
  contactUrl,
  emailAddress,
  hostList,
  httpOrigin,
  httpUrl,
  httpUrlOrOff,
  longSecret,
  oneOf,
  onOrOff,
  productName,
  redisUrl,
  shortText,
  someOf,
  tokenEscapes,
  unitsByCurrency,
  wholeNumber,
} from './setting-kinds.ts';

const sandboxOrigin = 'http://localhost:4100';

/** The services whose defaults are the sandbox's. A deployment must set all of them. */
export const sandboxServices = {
  BACKEND_URL: `${sandboxOrigin}/graphql`,
  STORE_BASE_URL: `${sandboxOrigin}/store`,
  STORE_LINK_URL: `${sandboxOrigin}/links/store`,
  REALTIME_CREDENTIALS_URL: `${sandboxOrigin}/realtime/credentials`,
} as const;

/** The settings of the sandbox's realtime database, which a deployment with `REALTIME_URL` must set. */
export const sandboxRealtime = {
  REALTIME_API_KEY: 'surtidor',
  REALTIME_PROJECT: 'surtidor',
} as const;

const dayMs = 86_400_000;

/**
 * Returns every environment variable of the portal's server with its rule and default. The distributor's configuration
 * has the product and the stores. The defaults refer to the
 * sandbox. The README documents each setting.
 */
export const createSettingsSchema = ({ product, stores, defaultStore }: PortalDefinition) => {
  const storeCodes = Object.keys(stores);
  return z.object({
    PORTAL_PORT: wholeNumber(0, 65_535).prefault('4000'),
    PORTAL_HOST: shortText(255).optional(),
    PORTAL_DRAIN_MS: wholeNumber(0, 300_000).prefault('0'),
    PORTAL_BUILDS: shortText(1_000).optional(),
    PORTAL_PROXIES: wholeNumber(0, 10).prefault('0'),
    PUBLIC_ORIGIN: httpOrigin().optional(),
    PLAINTEXT_SERVICES: oneOf(['refused', 'allowed']).prefault('refused'),
    SECURITY_CONTACT: contactUrl().optional(),
    BACKEND_URL: httpUrl().prefault(sandboxServices.BACKEND_URL),
    BACKEND_CONFIG: shortText(1_000).optional(),
    BACKEND_TIMEOUT_MS: wholeNumber(100, maxBackendTimeoutMs).prefault('30000'),
    BACKEND_RECAPTCHA_TOKEN: shortText(2_000).optional(),
    PAGE_DATA_TIMEOUT_MS: wholeNumber(0, 30_000).prefault('800'),
    GRAPHQL_OPERATIONS: oneOf(['built', 'open']).prefault('built'),
    REQUEST_LIMIT_BYTES: wholeNumber(1_000, 50_000_000).prefault('1000000'),

    PRODUCT: productName().prefault(product),
    STORES: someOf(storeCodes).prefault(storeCodes.join(',')),
    DEFAULT_STORE: oneOf(storeCodes).prefault(defaultStore),
    STORE_BASE_URL: httpUrl().prefault(sandboxServices.STORE_BASE_URL),
    STORE_LINK_URL: httpUrl().prefault(sandboxServices.STORE_LINK_URL),
    ALLOWED_HOSTS: hostList().optional(),

    REALTIME_URL: httpUrl().optional(),
    REALTIME_AUTH_URL: httpUrl().optional(),
    REALTIME_API_KEY: shortText(200).prefault(sandboxRealtime.REALTIME_API_KEY),
    REALTIME_PROJECT: shortText(200).prefault(sandboxRealtime.REALTIME_PROJECT),
    REALTIME_CREDENTIALS_URL: httpUrlOrOff().prefault(sandboxServices.REALTIME_CREDENTIALS_URL),
    IP_SERVICE_URL: httpUrl().optional(),

    CUSTOMER_SERVICE_EMAIL: emailAddress().optional(),
    VITALS_PERCENT: wholeNumber(0, 100).prefault('0'),
    CHAT_SCRIPT_URL: httpUrl().optional(),
    CHAT_DELAY_MS: wholeNumber(0, 600_000).prefault(String(durations.chatDelay)),
    CHAT_COLOUR: colour().prefault('#0b4ea2'),
    CHAT_LUBRICANTS_COLOUR: colour().prefault('#1f1f1f'),

    FEATURE_SALES_CERTIFICATE: onOrOff().prefault('off'),
    FEATURE_REJECTION_REASONS: onOrOff().prefault('off'),
    READING_STATUS_SIX: oneOf(['rejected', 'delivered']).prefault('rejected'),
    READING_STATUS_NAMES: oneOf(['first', 'second']).prefault('first'),
    READING_STORE_ENTRY: oneOf(['hidden-in-lubricants', 'only-lubricants']).prefault(
      'hidden-in-lubricants',
    ),

    PAYMENT_MINIMUM: unitsByCurrency().prefault('1600'),
    PAYMENT_MINIMUM_MODE: oneOf(['block', 'warn', 'off']).prefault('block'),
    PAYMENT_CASH_MAXIMUM: wholeNumber(1, 1_000_000_000_000).optional(),
    PAYMENT_LIMIT_SESSION: wholeNumber(1, 100_000).prefault('20'),
    PAYMENT_LIMIT_COMPANY: wholeNumber(1, 100_000).prefault('60'),
    PAYMENT_TOKEN_MARKERS: tokenEscapes().prefault('- _ .'),

    SESSION_IDLE_MS: wholeNumber(10_000, dayMs).prefault(String(defaultIdleSettings.timeoutMs)),
    SESSION_REMINDER_MS: wholeNumber(1_000, dayMs).prefault(String(defaultIdleSettings.reminderMs)),
    SESSION_PAYMENT_GRACE_MS: wholeNumber(0, dayMs).prefault(String(defaultIdleSettings.graceMs)),
    SESSION_TOKEN_DAYS: wholeNumber(1, 365).prefault(String(cookieSeconds.token / 86_400)),

    LOGIN_FLAT_DELAY_MS: wholeNumber(0, 60_000).prefault('1500'),
    LOGIN_DELAY_STEP_MS: wholeNumber(0, 60_000).prefault('1000'),
    LOGIN_DELAY_CAP_MS: wholeNumber(0, 60_000).prefault('8000'),
    LOGIN_WAIT_CAP_MS: wholeNumber(1_000, dayMs).prefault('900000'),
    LOGIN_STORE_URL: redisUrl().optional(),
    DEVICE_SECRET: longSecret().optional(),
    DEVICE_SECRET_FALLBACK: longSecret().optional(),
  });
};

/** The parsed settings. */
export type Settings = z.infer<ReturnType<typeof createSettingsSchema>>;
