import type { BackendProfile } from '@surtidor/data';
import { getPublicConfig } from '../packages/portal/server/settings/public-config.ts';
import { readSettings } from '../packages/portal/server/settings/read-settings.ts';
import type { PortalDefinition } from '../packages/portal/src/shared/config/portal-definition.ts';
import type { PublicConfig } from '../packages/portal/src/shared/config/public-config.ts';

/** Creates the configuration of a distributor's deployment with all defaults and an invented backend URL. */
export const createStoryConfig = (
  definition: PortalDefinition,
  defaultStore: string,
  backendProfile: BackendProfile,
): PublicConfig => ({
  ...getPublicConfig(
    readSettings(
      {
        BACKEND_URL: 'https://sandbox.example/graphql',
        STORE_BASE_URL: 'https://sandbox.example/store',
        STORE_LINK_URL: 'https://sandbox.example/links/store',
        REALTIME_CREDENTIALS_URL: 'off',
        CUSTOMER_SERVICE_EMAIL: 'servicio@sandbox.example',
        ALLOWED_HOSTS: `sandbox.example,${window.location.host}`,
        DEFAULT_STORE: defaultStore,
      },
      definition,
    ),
    backendProfile,
    definition,
  ),
  reference: '3f2a91bc',
});
