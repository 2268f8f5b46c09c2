import type { NotificationStoreOptions } from '@surtidor/data/realtime';
import { type CalendarDate, getToday } from '@surtidor/domain';
import {
  type Abilities,
  getAbilities,
  getRoutePath,
  type RouteId,
  type Session,
  type Visitor,
} from '@surtidor/domain/session';
import type { DeploymentOptions, StoreVariant } from '@surtidor/domain/variants';
import type { PageDrafts } from '@surtidor/flows/core';
import type { DOMPurify } from 'dompurify';
import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import {
  getLocale,
  getStoreVariant,
  type PortalDefinition,
} from '../../shared/config/portal-definition.ts';
import type { PublicConfig } from '../../shared/config/public-config.ts';
import type { SessionSnapshot, SessionStore } from '../../shared/session/session-store.ts';
import type { Browser } from '../browser/browser.ts';
import type { Connection } from '../connection/connection.ts';

/** The dependencies of all screens. The entry, a story or a test creates them. Declarations do not have the internal ones. */
export interface Portal {
  /** What the distributor decides: stores, brand, texts and slots. */
  readonly definition: PortalDefinition;
  /** @internal */
  readonly config: PublicConfig;
  readonly deploymentOptions: DeploymentOptions;
  readonly sessions: SessionStore;
  /** @internal */
  readonly browser: Browser;
  /** @internal The drafts that contain personal data, which no storage may keep. */
  readonly pageDrafts: PageDrafts;
  /** The online state, and the age of the data on screen. */
  readonly connection: Connection;
  /** Returns epoch milliseconds for display. Until hydration, returns the time of rendering on the server. */
  readonly now: () => number;
  /**
   * Returns epoch milliseconds of the browser's clock, for values that are stored and compared. The clock of the
   * server may differ.
   */
  readonly clock: () => number;
  /** @internal The sanitiser of the server, whose library needs a DOM. Browsers use their own. */
  readonly purifier?: DOMPurify;
  /** @internal Replaces the vendor's realtime library in stories, which connect to the database of the sandbox. */
  readonly notificationOptions?: Pick<
    NotificationStoreOptions,
    'open' | 'fetchList' | 'deadlineMs'
  >;
}

const PortalContext = createContext<Portal | null>(null);

/** Provides the portal. */
export const PortalProvider = ({ portal, children }: { portal: Portal; children: ReactNode }) => (
  <PortalContext value={portal}>{children}</PortalContext>
);

/** Returns the portal. */
export function usePortal(): Portal {
  const portal = useContext(PortalContext);
  if (portal === null) throw new Error('usePortal requires a <PortalProvider>.');
  return portal;
}

/** Returns the session, its key and the store. */
export function useSessionSnapshot(): SessionSnapshot {
  const { sessions } = usePortal();
  return useSyncExternalStore(sessions.subscribe, sessions.getSnapshot, sessions.getSnapshot);
}

/**
 * Returns the session.
 * @throws Error if no user is signed in.
 */
export function useSession(): Session {
  const { session } = useSessionSnapshot();
  if (session === null) throw new Error('useSession requires a signed-in user.');
  return session;
}

/** Returns the variant of the current store. */
export const useVariant = (): StoreVariant =>
  getStoreVariant(usePortal().definition, useSessionSnapshot().store);

/** Returns the language of the store's texts, a BCP 47 tag. */
export const useLocale = (): string =>
  getLocale(usePortal().definition, useSessionSnapshot().store);

/** Returns the signed-in user in the current store, for rules about access. */
export const useVisitor = (): Visitor => ({
  session: useSession(),
  variant: useVariant(),
  deploymentOptions: usePortal().deploymentOptions,
});

/** Returns what the signed-in user may see and do in this store. */
export const useAbilities = (): Abilities =>
  getAbilities(useSession(), useVariant(), usePortal().deploymentOptions);

/** Returns a function that returns the path of a route, including the product of the deployment. */
export function useRoutePath(): (id: RouteId) => string {
  const { product } = usePortal().deploymentOptions;
  return (id) => getRoutePath(id, product);
}

/** Returns today in the store's time zone. */
export function useToday(): CalendarDate {
  const { now } = usePortal();
  const { timeZone } = useVariant();
  return getToday(timeZone, now());
}
