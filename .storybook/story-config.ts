import type { BackendProfile } from '@surtidor/data';
import type { StoreCode } from '@surtidor/domain';
import { storeCodes } from '@surtidor/domain/vocabulary';
import { getPublicConfig } from '../packages/portal/server/settings/public-config.ts';
import { readSettings } from '../packages/portal/server/settings/read-settings.ts';
import type { PublicConfig } from '../packages/portal/src/platform/config/public-config.ts';

/** Creates a deployment's configuration with all defaults and an invented backend URL. */
export const createStoryConfig = (
  defaultStore: StoreCode,
  backendProfile: BackendProfile,
): PublicConfig =>
  getPublicConfig(
    readSettings({
      BACKEND_URL: 'https://sandbox.example/graphql',
      STORE_BASE_URL: 'https://sandbox.example/store',
      STORE_LINK_URL: 'https://sandbox.example/links/store',
      REALTIME_CREDENTIALS_URL: 'off',
      ALLOWED_HOSTS: `sandbox.example,${window.location.host}`,
      STORES: storeCodes.join(','),
      DEFAULT_STORE: defaultStore,
    }),
    backendProfile,
  );
