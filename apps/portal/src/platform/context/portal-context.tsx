import type { OpenNotificationNode } from '@surtidor/data/realtime';
import {
  type Abilities,
  type CalendarDate,
  type DeploymentOptions,
  getAbilities,
  getRoutePath,
  getToday,
  type RouteId,
  type Session,
  type StoreVariant,
  storeVariants,
} from '@surtidor/domain';
import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { Browser } from '../browser/browser.ts';
import type { PublicConfig } from '../config/public-config.ts';
import type { Connection } from '../connection/connection.ts';
import type { ConnectionEvents } from '../connection/connection-events.ts';
import type { SessionSnapshot, SessionStore } from '../session/session-store.ts';

/** The dependencies of every screen; created by the entry, a story or a test. */
export interface Portal {
  readonly config: PublicConfig;
  readonly deploymentOptions: DeploymentOptions;
  readonly sessions: SessionStore;
  readonly browser: Browser;
  /** The age of loaded data. */
  readonly responses: ConnectionEvents;
  /** Replaces the window's connection in stories. */
  readonly connection?: Pick<Connection, 'getSnapshot' | 'subscribe'>;
  /** Epoch milliseconds for display. Until hydration it is the server's time of rendering. */
  readonly now: () => number;
  /**
   * Epoch milliseconds of the browser's clock, for values that are stored and compared; it may differ from
   * the server's.
   */
  readonly clock: () => number;
  /** Replaces the vendor's realtime library: stories connect to the sandbox's database. */
  readonly openNotifications?: OpenNotificationNode;
}

const PortalContext = createContext<Portal | null>(null);

/** Provides the portal. */
export const PortalProvider = ({ portal, children }: { portal: Portal; children: ReactNode }) => (
  <PortalContext value={portal}>{children}</PortalContext>
);

/** Returns the portal. */
export function usePortal(): Portal {
  const portal = useContext(PortalContext);
  if (portal === null) throw new Error('usePortal needs a <PortalProvider> above it.');
  return portal;
}

/** The signed-in user and the session key. */
export function useSessionSnapshot(): SessionSnapshot {
  const { sessions } = usePortal();
  return useSyncExternalStore(sessions.subscribe, sessions.getSnapshot, sessions.getSnapshot);
}

/**
 * The session of a screen within a session.
 * @throws Error outside one.
 */
export function useSession(): Session {
  const { session } = useSessionSnapshot();
  if (session === null) throw new Error('useSession is for screens behind the gate.');
  return session;
}

/** The variant of the current store. */
export const useVariant = (): StoreVariant => storeVariants[useSessionSnapshot().store];

/** What the signed-in user may see and do in this store. */
export const useAbilities = (): Abilities =>
  getAbilities(useSession(), useVariant(), usePortal().deploymentOptions);

/** The address of a route, with the deployment's product in it: no path is written by hand. */
export function useRoutePath(): (id: RouteId) => string {
  const { product } = usePortal().deploymentOptions;
  return (id) => getRoutePath(id, product);
}

/** Today in the store's time zone. */
export function useToday(): CalendarDate {
  const { now } = usePortal();
  const { timeZone } = useVariant();
  return getToday(timeZone, now());
}
