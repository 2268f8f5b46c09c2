import type { OpenNotificationNode } from '@surtidor/data/realtime';
import {
  type DeploymentOptions,
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

/** What every screen may ask for; made once by the entry, by a story or by a test. */
export interface Portal {
  readonly config: PublicConfig;
  readonly deploymentOptions: DeploymentOptions;
  readonly sessions: SessionStore;
  readonly browser: Browser;
  /** What tells how old what was loaded is. */
  readonly answers: ConnectionEvents;
  /** Takes the place of the window's connection in stories. */
  readonly connection?: Pick<Connection, 'getSnapshot' | 'subscribe'>;
  /**
   * Epoch milliseconds, for what is shown: time is an argument, so that stories and tests choose it.
   * Until a page is hydrated it is the time at which the server rendered it.
   */
  readonly now: () => number;
  /**
   * Epoch milliseconds by the browser's own clock, for what is stored and compared with what this browser
   * stored earlier: its clock may differ from the server's.
   */
  readonly clock: () => number;
  /** Takes the place of the vendor's realtime library: stories connect the sandbox's own database. */
  readonly openNotifications?: OpenNotificationNode;
}

const PortalContext = createContext<Portal | null>(null);

/** Gives the screens below it the portal they stand in. */
export const PortalProvider = ({ portal, children }: { portal: Portal; children: ReactNode }) => (
  <PortalContext value={portal}>{children}</PortalContext>
);

/** The portal around this component. */
export function usePortal(): Portal {
  const portal = useContext(PortalContext);
  if (portal === null) throw new Error('usePortal needs a <PortalProvider> above it.');
  return portal;
}

/** Who is signed in, and which sign-in it is. */
export function useSessionSnapshot(): SessionSnapshot {
  const { sessions } = usePortal();
  return useSyncExternalStore(sessions.subscribe, sessions.getSnapshot, sessions.getSnapshot);
}

/**
 * The session of a screen behind the gate.
 * @throws Error without one: the gate renders no such screen then.
 */
export function useSession(): Session {
  const { session } = useSessionSnapshot();
  if (session === null) throw new Error('useSession is for screens behind the gate.');
  return session;
}

/** The row of the variant table of the store one is in. */
export const useVariant = (): StoreVariant => storeVariants[useSessionSnapshot().store];
