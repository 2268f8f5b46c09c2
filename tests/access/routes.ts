import {
  type AccessDecision,
  accessRoutes,
  decideAccess,
  defaultDeploymentOptions,
  type RouteId,
  routePath,
  storeVariants,
} from '@surtidor/domain';
import type { Operation } from '@surtidor/domain/vocabulary';
import type { Visitor } from './environment.ts';
import type { Caller } from './expected.ts';
import { foreignRecordsIn } from './seen.ts';

/** A visit of a page by a person: the guards' decision and the backend's responses. */
export interface RouteCell {
  readonly caller: Caller;
  readonly route: RouteId;
  readonly decision: AccessDecision['kind'];
  readonly fault: string | null;
}

/** The operations of each page that has its own. */
const callsOf: Partial<Record<RouteId, readonly Operation[]>> = {
  home: ['mpBlogPosts'],
  'account-status': ['AccountStatus'],
  'account-history': ['AccountHistory'],
  orders: ['OrderTraceability'],
  'order-details': ['OrderTracking', 'OrderTimelineTracking'],
  'pending-invoices': ['listarTransacciones'],
  'purchased-vouchers': ['getBonosProducto'],
  'sales-certificate': ['listarCertificadoVenta'],
  'transaction-result': ['consultarUuidYDesbloquearDocumentos'],
  'edit-profile': ['rolesCliente', 'listadoTiposDocumentos', 'informacionCorporativa'],
  'personal-info': ['informacionCorporativa'],
  news: ['mpBlogPosts'],
  survey: ['surveyQuestions'],
  'dynamic-form': ['surveyQuestions'],
};

/** Further paths of the portal's server that a page requests. */
const serviceOf: Partial<Record<RouteId, string>> = {
  notifications: '/server-middleware/realtime-credentials',
  store: '/server-middleware/generate-link-to-store',
};

/** Rejected paths of `serviceOf`; requested before the session ends. */
export async function refusedServices(visitor: Visitor): Promise<ReadonlySet<string>> {
  const refused = new Set<string>();
  for (const path of Object.values(serviceOf)) {
    if ((await visitor.get(path)).status !== 200) refused.add(path);
  }
  return refused;
}

function getFault(
  decision: AccessDecision,
  caller: Caller,
  route: RouteId,
  refused: readonly boolean[],
): string | null {
  // Support cannot get the store's link, and the page says so.
  if (route === 'store' && caller.status === 'support') return null;
  const closed = refused.some(Boolean);
  if (decision.kind === 'granted') return closed ? 'is open, and its calls are refused' : null;
  const lacks = decision.kind === 'sign-in' || ('missing' in decision && decision.missing);
  return lacks && refused.length > 0 && !closed ? 'is closed, and its calls are answered' : null;
}

/** Rejected requests of a person: operations on own objects, and services. */
export interface Refused {
  readonly operations: ReadonlySet<Operation>;
  readonly services: ReadonlySet<string>;
}

const getRejections = (route: RouteId, { operations, services }: Refused): readonly boolean[] => {
  const service = serviceOf[route];
  const called = (callsOf[route] ?? []).map((operation) => operations.has(operation));
  return service === undefined ? called : [...called, services.has(service)];
};

/** Visits every page as a person, through the portal's server. */
export async function routeCells(
  visitor: Visitor,
  caller: Caller,
  refused: Refused,
  identifying: ReadonlyMap<string, string>,
): Promise<RouteCell[]> {
  const cells: RouteCell[] = [];
  for (const route of accessRoutes) {
    const page = await visitor.get(routePath(route.id, defaultDeploymentOptions.product));
    const decision = decideAccess({
      session: visitor.session,
      variant: storeVariants[caller.store],
      deploymentOptions: defaultDeploymentOptions,
      route,
      query: new URLSearchParams(),
      vouchers: { isUseSelected: true, cartReady: true },
    });
    const foreignRecords = foreignRecordsIn(page.text, '', '', identifying);
    // A page that is not built responds with 404 and the same application.
    const strange = ![200, 404].includes(page.status) || foreignRecords.length > 0;
    const fault = strange
      ? `its page answers ${page.status} with ${foreignRecords}`
      : getFault(decision, caller, route.id, getRejections(route.id, refused));
    cells.push({ caller, route: route.id, decision: decision.kind, fault });
  }
  return cells;
}
