import type { BackendProfile } from '@surtidor/data/backend-profile';
import type { PortalDefinition } from '../../src/shared/config/portal-definition.ts';
import type { PublicConfig } from '../../src/shared/config/public-config.ts';
import { specificationPortal } from '../../src/shared/config/specification-portal.ts';
import type { Settings } from './settings-schema.ts';

const getHost = (url: string) => new URL(url).host;

/** Returns the allowed redirect hosts, by default those of the backend and the store. */
export const getAllowedHosts = (settings: Settings): readonly string[] =>
  settings.ALLOWED_HOSTS ?? [
    ...new Set([getHost(settings.BACKEND_URL), getHost(settings.STORE_BASE_URL)]),
  ];

const getRealtime = (settings: Settings): PublicConfig['realtime'] =>
  settings.REALTIME_URL === undefined
    ? null
    : {
        databaseUrl: settings.REALTIME_URL,
        authUrl: settings.REALTIME_AUTH_URL ?? null,
        apiKey: settings.REALTIME_API_KEY,
        projectId: settings.REALTIME_PROJECT,
      };

const getChat = (settings: Settings): PublicConfig['chat'] =>
  settings.CHAT_SCRIPT_URL === undefined
    ? null
    : {
        scriptUrl: settings.CHAT_SCRIPT_URL,
        delayMs: settings.CHAT_DELAY_MS,
        colours: {
          standard: settings.CHAT_COLOUR,
          lubricants: settings.CHAT_LUBRICANTS_COLOUR,
        },
      };

const toSwitch = (isEnabled: boolean) => (isEnabled ? 'enabled' : 'disabled');

const getDeploymentOptions = (
  settings: Settings,
  { capabilities }: BackendProfile,
  { routes = [], omitted = [], menuPositions = {} }: PortalDefinition,
): PublicConfig['deploymentOptions'] => ({
  product: settings.PRODUCT,
  ownRoutes: routes,
  omitted,
  menuPositions,
  orderStatusSix: settings.READING_STATUS_SIX,
  orderStatusNames: settings.READING_STATUS_NAMES,
  storeEntry: settings.READING_STORE_ENTRY,
  salesCertificate: settings.FEATURE_SALES_CERTIFICATE ? 'open' : 'redirected',
  rejectionReasons: settings.FEATURE_REJECTION_REASONS ? 'shown' : 'hidden',
  tokenEscapes: settings.PAYMENT_TOKEN_MARKERS,
  paymentMinimum: { mode: settings.PAYMENT_MINIMUM_MODE, units: settings.PAYMENT_MINIMUM },
  cashMaximumUnits: settings.PAYMENT_CASH_MAXIMUM ?? null,
  paymentGraceMs: settings.SESSION_PAYMENT_GRACE_MS,
  forms: toSwitch(capabilities.survey),
  rolePermissions: toSwitch(capabilities.roleAcl),
  activity: toSwitch(capabilities.activity),
  passwordReset: toSwitch(capabilities.passwordReset),
  stationDocuments: toSwitch(capabilities.documentDestination),
});

/** Returns the public part of the settings. */
export const getPublicConfig = (
  settings: Settings,
  backendProfile: BackendProfile,
  definition: PortalDefinition = specificationPortal,
): PublicConfig => ({
  stores: settings.STORES,
  defaultStore: settings.DEFAULT_STORE,
  storeBaseUrl: settings.STORE_BASE_URL,
  allowedHosts: getAllowedHosts(settings),
  deploymentOptions: getDeploymentOptions(settings, backendProfile, definition),
  session: { idleMs: settings.SESSION_IDLE_MS, reminderMs: settings.SESSION_REMINDER_MS },
  realtime: getRealtime(settings),
  ipServiceUrl: settings.IP_SERVICE_URL ?? null,
  customerServiceEmail: settings.CUSTOMER_SERVICE_EMAIL ?? null,
  vitalsPercent: settings.VITALS_PERCENT,
  chat: getChat(settings),
  backendProfile,
});
