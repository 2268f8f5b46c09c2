import {
  type AccessDecision,
  accessRoutes,
  decideAccess,
  getRoutePath,
  type RouteId,
} from '@surtidor/domain/session';
import { defaultDeploymentOptions, storeVariants } from '@surtidor/domain/variants';
import type { Operation } from '@surtidor/domain/vocabulary';
import type { Visitor } from './environment.ts';
import { findForeignCompanies } from './foreign-companies.ts';
import type { Caller } from './get-expected-result.ts';

/** The result of visiting a page: the route guards' decision and the faults found. */
export interface RouteCell {
  readonly caller: Caller;
  readonly route: RouteId;
  readonly decision: AccessDecision['kind'];
  readonly fault: string | null;
}

/** The operations that only one page sends, by page. */
const operationsByRoute: Partial<Record<RouteId, readonly Operation[]>> = {
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

/** The other path of the portal's server that a page requests, by page. */
const serviceByRoute: Partial<Record<RouteId, string>> = {
  notifications: '/server-middleware/realtime-credentials',
  store: '/server-middleware/generate-link-to-store',
};

/** Returns the rejected paths of `serviceByRoute`. Must run before the session ends. */
export async function findRejectedServices(visitor: Visitor): Promise<ReadonlySet<string>> {
  const rejected = new Set<string>();
  for (const path of Object.values(serviceByRoute)) {
    if ((await visitor.get(path)).status !== 200) rejected.add(path);
  }
  return rejected;
}

function getFault(
  decision: AccessDecision,
  caller: Caller,
  route: RouteId,
  requestRejections: readonly boolean[],
): string | null {
  // Support cannot get the store's link; the page shows a message.
  if (route === 'store' && caller.status === 'support') return null;
  const isRejected = requestRejections.some(Boolean);
  if (decision.kind === 'granted')
    return isRejected ? 'is granted, but its requests are rejected' : null;
  const lacksAccess =
    decision.kind === 'sign-in' ||
    ('missingPermissions' in decision && decision.missingPermissions);
  return lacksAccess && requestRejections.length > 0 && !isRejected
    ? 'is denied, but its requests are allowed'
    : null;
}

/** A person's rejected requests: operations on the person's own objects, and services. */
export interface RejectedRequests {
  readonly operations: ReadonlySet<Operation>;
  readonly services: ReadonlySet<string>;
}

const getRejections = (
  route: RouteId,
  { operations, services }: RejectedRequests,
): readonly boolean[] => {
  const service = serviceByRoute[route];
  const results = (operationsByRoute[route] ?? []).map((operation) => operations.has(operation));
  return service === undefined ? results : [...results, services.has(service)];
};

/** Visits every page as a person, through the portal's server. */
export async function visitRoutes(
  visitor: Visitor,
  caller: Caller,
  rejected: RejectedRequests,
  companyByText: ReadonlyMap<string, string>,
): Promise<RouteCell[]> {
  const cells: RouteCell[] = [];
  for (const route of accessRoutes) {
    const page = await visitor.get(getRoutePath(route.id, defaultDeploymentOptions.product));
    const decision = decideAccess({
      session: visitor.session,
      variant: storeVariants[caller.store],
      deploymentOptions: defaultDeploymentOptions,
      route,
      query: new URLSearchParams(),
      vouchers: { isUseSelected: true, isCartReady: true },
    });
    const foreignCompanies = findForeignCompanies(page.text, '', '', companyByText);
    // A page that is not built responds with 404 and the same application.
    const isUnexpected = ![200, 404].includes(page.status) || foreignCompanies.length > 0;
    const fault = isUnexpected
      ? `its page returns ${page.status} with ${foreignCompanies}`
      : getFault(decision, caller, route.id, getRejections(route.id, rejected));
    cells.push({ caller, route: route.id, decision: decision.kind, fault });
  }
  return cells;
}
