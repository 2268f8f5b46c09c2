import { permissionNames } from '../shared/constants/permissions.ts';
import { durations } from '../shared/durations.ts';
import type { AccessDecision, AccessRequest } from './access-types.ts';
import { isAssociateManager } from './associate-managers.ts';
import { getOtherCompany } from './companies.ts';
import { getProductPermissions, isGranted } from './permissions.ts';
import { isSuperUser } from './roles.ts';
import { getTermsPath } from './route-paths.ts';
import { getAccessRoute, type MatchedRoute } from './routes.ts';
import type { Session } from './types.ts';

/** A request of a signed-in user. */
type MemberRequest = AccessRequest & { readonly session: Session };

/** Rejects a request, or returns null to continue with the next guard. */
type Guard = (request: MemberRequest) => AccessDecision | null;

const redirectTo = (to: string): AccessDecision => ({ kind: 'redirect', to, afterMs: 0 });

/** Decides access without an authenticated user: all pages that are not public redirect to the login page. */
export const decideWithoutUser = (route: MatchedRoute | null): AccessDecision =>
  route === null || route.audience === 'member'
    ? { kind: 'sign-in', to: getAccessRoute('login').path }
    : { kind: 'granted' };

/** Redirects authenticated users from the login page. */
const loginPageGuard: Guard = ({ route }) => (route?.audience === 'guest' ? redirectTo('/') : null);

/**
 * With pending terms, redirects all pages to the profile in edit mode, except the support pages, which replace the
 * session.
 */
const termsGuard: Guard = ({ session, route, query }) => {
  if (session.terms.accepted || route?.audience === 'entry') return null;
  const { id } = session.terms;
  const isTermsPage =
    route?.id === 'edit-profile' && query.get('mode') === 'edit' && (query.get('id') ?? '') === id;
  if (isTermsPage) return null;
  return {
    kind: 'accept-terms',
    to: getTermsPath(id),
    message: { key: 'Update your terms and conditions and data usage policies to continue.' },
  };
};

/** Offers the switch at an address of another company of the person, whatever this session may open. */
const companyGuard: Guard = ({ session, route, query }) => {
  const code = route?.audience === 'entry' ? null : getOtherCompany(query, session);
  return code === null ? null : { kind: 'other-company', code };
};

/** In some stores, redirects pending invoices and their sections immediately if the permission is missing (spec 2, Ecuador). */
const pendingInvoicesGuard: Guard = ({ session, route, variant, deploymentOptions }) => {
  if ((route?.parent ?? route?.id) !== 'pending-invoices' || !variant.strictPendingInvoices)
    return null;
  const permissions = [permissionNames.pendingInvoices];
  return isGranted(session, deploymentOptions.product, permissions) ? null : redirectTo('/');
};

/** Redirects sales certificates to the home page unless they are enabled (reading 8). */
const salesCertificateGuard: Guard = ({ route, deploymentOptions }) =>
  route?.id === 'sales-certificate' && deploymentOptions.salesCertificate === 'redirected'
    ? redirectTo('/')
    : null;

/** Redirects pages that the backend does not support to the home page. */
const capabilitiesGuard: Guard = ({ route, deploymentOptions }) => {
  const isForm = route?.id === 'survey' || route?.id === 'dynamic-form';
  const isUnavailable =
    (isForm && deploymentOptions.forms === 'disabled') ||
    (route?.id === 'access-matrix' && deploymentOptions.rolePermissions === 'disabled') ||
    (route?.id === 'activity' && deploymentOptions.activity === 'disabled');
  return isUnavailable ? redirectTo('/') : null;
};

const denyAccess = (route: MatchedRoute) => ({
  kind: 'redirect' as const,
  to: route.fallback,
  deniedRoute: route.parent ?? route.id,
  afterMs: durations.permissionRedirect,
  message: { key: 'You do not have permissions to be on this page!' } as const,
});

/** Whether a profile is that of another or a new associate. */
const isOtherProfile = ({ session, route, query }: MemberRequest): boolean => {
  if (route?.id !== 'edit-profile') return false;
  const id = query.get('id') ?? '';
  const isOwnProfile = id === '' || id === session.userId || id === session.terms.id;
  return query.get('mode') === 'create' || !isOwnProfile;
};

/** Lets only managers open the pages about the company's people, create associates and open other people's profiles. */
const associatesGuard: Guard = (request) => {
  const { session, route, variant } = request;
  const isManaging = route?.isForManagers || isOtherProfile(request);
  return route && isManaging && !isAssociateManager(session.role, variant)
    ? denyAccess(route)
    : null;
};

/** Lets only the legal representative see what people did, and never support in their name. */
const activityGuard: Guard = ({ session, route }) =>
  route?.id === 'activity' && (session.support || !isSuperUser(session.role))
    ? denyAccess(route)
    : null;

/** Denies access to a page without any of the permissions that it requires. The page shows a message and redirects. */
const permissionGuard: Guard = ({ session, route, deploymentOptions }) => {
  if (route === null) return null;
  const { product } = deploymentOptions;
  if (isGranted(session, product, route.anyOf)) return null;
  return { ...denyAccess(route), missingPermissions: getProductPermissions(product, route.anyOf) };
};

/** Redirects the voucher shop without a selected use, and the confirmation without a valid cart (spec 2). */
const vouchersGuard: Guard = ({ route, vouchers }) => {
  if (route?.needs === 'voucher-use' && !vouchers?.isUseSelected) {
    return redirectTo(getAccessRoute('vouchers').path);
  }
  return route?.needs === 'voucher-cart' && !vouchers?.isCartReady
    ? redirectTo(getAccessRoute('voucher-shop').path)
    : null;
};

/** The guards of signed-in users, in order. */
export const accessGuards: readonly Guard[] = [
  loginPageGuard,
  companyGuard,
  termsGuard,
  pendingInvoicesGuard,
  salesCertificateGuard,
  capabilitiesGuard,
  associatesGuard,
  activityGuard,
  permissionGuard,
  vouchersGuard,
];
