import type { AccessDecision } from '@surtidor/domain';
import { matchRoute, storeVariants, todayIn } from '@surtidor/domain';
import { pageOf } from '../../platform/routes/find-page.ts';
import type { FirstQueries } from '../../platform/routes/first-queries.ts';
import type { ScreenId } from '../../platform/routes/routes.ts';
import type { VisitedLocation } from '../environment/access.ts';
import type { RouterContext } from '../environment/router-context.ts';

/** The queries of a route's pages, by their screens. */
type QueriesByScreen = Readonly<Partial<Record<ScreenId, FirstQueries>>>;

interface LoaderParts {
  readonly context: RouterContext & { readonly decision: AccessDecision };
  readonly location: VisitedLocation;
}

/** Creates the loader of a route: it requests what the page at the address shows first. */
export const preloadQueries =
  (queriesByScreen: QueriesByScreen) =>
  async ({ context, location }: LoaderParts): Promise<void> => {
    const { portal, decision, preload } = context;
    const { deploymentOptions, sessions, now } = portal;
    const { session, store } = sessions.getSnapshot();
    const route = matchRoute(location.pathname, deploymentOptions.product);
    if (session === null || route === null || decision.kind !== 'granted') return;
    const parameters = new URLSearchParams(location.searchStr);
    const screen = pageOf(route.id, parameters)?.screen;
    const variant = storeVariants[store];
    const today = todayIn(variant.timeZone, now());
    const queries = screen === undefined ? undefined : queriesByScreen[screen];
    await preload(queries?.({ session, variant, deploymentOptions, parameters, today }) ?? []);
  };
