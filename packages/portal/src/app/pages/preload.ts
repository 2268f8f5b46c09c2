import {
  type BackendProfile,
  buildContentBlocksRequest,
  buildCorporateInfoRequest,
  buildLatestSupportVisitRequest,
  buildLiveTransactionsRequest,
  type QueryRequest,
} from '@surtidor/data';
import { type CalendarDate, getToday } from '@surtidor/domain';
import { getAbilities, matchRoute, type Session } from '@surtidor/domain/session';
import type { DeploymentOptions, StoreVariant } from '@surtidor/domain/variants';
import { getStoreVariant } from '../../shared/config/portal-definition.ts';
import type { LoaderArgs } from '../environment/router-context.ts';

/** A granted visit to a page, on which the initial queries depend. */
export interface PageVisit {
  readonly session: Session;
  readonly variant: StoreVariant;
  readonly deploymentOptions: DeploymentOptions;
  /** The capabilities of the backend. */
  readonly capabilities: BackendProfile['capabilities'];
  /** The search params of the URL. */
  readonly parameters: URLSearchParams;
  /** Today in the store's time zone. */
  readonly today: CalendarDate;
}

/** Returns the initial queries of a page, with false for a query that this visit does not need. */
export type GetInitialQueries = (visit: PageVisit) => readonly (QueryRequest | false)[];

/**
 * The loader of the layout. The server fetches the block of the menu, the payments in progress, the latest visit of
 * support and the company, which is in the letterhead of printed pages.
 */
export async function preloadLayout({
  portal,
  decision,
  preloadQueries,
}: LoaderArgs['context']): Promise<void> {
  const { session, store } = portal.sessions.getSnapshot();
  if (session === null || decision.kind !== 'granted') return;
  const variant = getStoreVariant(portal.definition, store);
  const menuBlock = buildContentBlocksRequest([variant.menuBlock]);
  const { corporateInfoQuery, transactionList } = portal.config.backendProfile.capabilities;
  const { seePendingInvoices, seeActivity } = getAbilities(
    session,
    variant,
    portal.deploymentOptions,
  );
  const needsTransactions = transactionList && seePendingInvoices;
  const needsCompany = corporateInfoQuery && session.company === undefined;
  await preloadQueries([
    menuBlock,
    ...(needsTransactions ? [buildLiveTransactionsRequest()] : []),
    ...(seeActivity ? [buildLatestSupportVisitRequest()] : []),
    ...(needsCompany ? [buildCorporateInfoRequest()] : []),
  ]);
}

/** The loader of the notifications. The server fetches their first list. */
export async function preloadNotifications(context: LoaderArgs['context']): Promise<void> {
  if (context.decision.kind === 'granted') await context.preloadNotifications();
}

/**
 * Creates the loader of a route. The server fetches the initial data of the page, with the same variables as the
 * hooks of the screen, and sends the responses with the page. In the browser the hooks fetch the data.
 */
export const preload =
  (getInitialQueries: GetInitialQueries) =>
  async ({ context, location }: LoaderArgs): Promise<void> => {
    const { portal, decision, preloadQueries } = context;
    const { deploymentOptions, sessions, now } = portal;
    const { session, store } = sessions.getSnapshot();
    const route = matchRoute(location.pathname, deploymentOptions);
    if (session === null || route === null || decision.kind !== 'granted') return;
    const parameters = new URLSearchParams(location.searchStr);
    const variant = getStoreVariant(portal.definition, store);
    const today = getToday(variant.timeZone, now());
    const { capabilities } = portal.config.backendProfile;
    const visit = { session, variant, deploymentOptions, capabilities, parameters, today };
    await preloadQueries(getInitialQueries(visit).filter((query) => query !== false));
  };
