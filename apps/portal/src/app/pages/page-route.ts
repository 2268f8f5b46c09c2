import type { AccessDecision, RouteId } from '@surtidor/domain';
import { matchRoute, storeVariants, todayIn } from '@surtidor/domain';
import { spanish } from '../../platform/messages/es.ts';
import { textOf } from '../../platform/messages/text-context.tsx';
import { pageOf } from '../../platform/routes/find-page.ts';
import type { FirstQueries } from '../../platform/routes/first-queries.ts';
import { portalRoute, type ScreenId } from '../../platform/routes/routes.ts';
import type { VisitedLocation } from '../environment/access.ts';
import type { RouterContext } from '../environment/router-context.ts';
import { pageTitle } from '../frame/page-title.tsx';

const text = textOf(spanish);

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

interface HeadParts {
  readonly match: { readonly context: RouterContext; readonly search: object };
}

/** Creates the head of a route: the title of the page or of its section. */
export const pageHead =
  (id: RouteId) =>
  ({ match: { context, search } }: HeadParts) => {
    const section = 'section' in search ? String(search.section) : '';
    const page = pageOf(id, new URLSearchParams({ section }));
    const title = text(page?.title ?? portalRoute(id).title);
    return { meta: [{ title: pageTitle(title, context.portal.deploymentOptions.product) }] };
  };
