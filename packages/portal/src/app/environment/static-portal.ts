import { createMemoryStorage } from '@surtidor/flows/core';
import { createColorMode } from '../../platform/color-mode/color-mode.ts';
import type { Portal } from '../../platform/context/portal-context.tsx';
import type { PortalDefinition } from '../../shared/config/portal-definition.ts';
import { getDeploymentOptions } from '../../shared/config/read-config.ts';
import type { PageRequest } from '../../shared/page-request.ts';

/** The facts of a static portal. */
type StaticPortalOptions = Pick<
  PageRequest,
  'config' | 'session' | 'sharedStorage' | 'isPhone' | 'origin' | 'now'
>;

const noop = () => undefined;
const onlineSnapshot = { online: true, page: '', loadedAt: null };

/**
 * Creates a portal with a fixed session and clock, and with storage in memory. The server uses it for one request, and
 * stories replace the parts that they observe.
 */
export const createStaticPortal = (
  definition: PortalDefinition,
  { config, session, sharedStorage, isPhone, origin, now }: StaticPortalOptions,
): Portal => ({
  definition,
  config,
  deploymentOptions: getDeploymentOptions(config),
  sessions: {
    getSnapshot: () => session,
    subscribe: () => noop,
    isCurrent: () => true,
    signIn: async () => ({ kind: 'communication' }),
    switchCompany: async () => 'failed',
    signOut: async () => undefined,
    markTermsAccepted: noop,
  },
  browser: {
    sharedStorage: createMemoryStorage(sharedStorage),
    colorMode: createColorMode(createMemoryStorage()),
    tabStorage: createMemoryStorage(),
    redirectTo: noop,
    openTab: noop,
    saveFile: noop,
    reload: noop,
    origin,
    isPhone,
  },
  pageDrafts: new Map(),
  connection: { getSnapshot: () => onlineSnapshot, subscribe: () => noop, record: noop },
  now: () => now,
  clock: () => now,
});
