import { permissionNames } from '../shared/constants/permissions.ts';
import { durations } from '../shared/durations.ts';
import type { AccessDecision, AccessRequest } from './access-types.ts';
import { isAssociateManager } from './associate-managers.ts';
import { isGranted, productPermissions } from './permissions.ts';
import { termsPath } from './route-paths.ts';
import { type AccessRoute, accessRoute } from './routes.ts';
import type { Session } from './types.ts';

/** A request of a signed-in user. */
type MemberRequest = AccessRequest & { readonly session: Session };

/** Rejects a request, or returns null to continue with the next guard. */
type Guard = (request: MemberRequest) => AccessDecision | null;

const redirectTo = (to: string): AccessDecision => ({ kind: 'redirect', to, afterMs: 0 });

/** The user guard: without an authenticated user, all but public pages redirect to the login page. */
export const decideWithoutUser = (route: AccessRoute | null): AccessDecision =>
  route === null || route.audience === 'member'
    ? { kind: 'sign-in', to: accessRoute('login').path }
    : { kind: 'granted' };

/** Authenticated users are redirected from the login page. */
const loginPageGuard: Guard = ({ route }) => (route?.audience === 'guest' ? redirectTo('/') : null);

/**
 * Pending terms: every page redirects to the profile in edit mode, except that page and the support
 * pages, which replace the session.
 */
const termsGuard: Guard = ({ session, route, query }) => {
  if (session.terms.accepted || route?.audience === 'entry') return null;
  const { id } = session.terms;
  const isTermsPage =
    route?.id === 'edit-profile' && query.get('mode') === 'edit' && (query.get('id') ?? '') === id;
  if (isTermsPage) return null;
  return {
    kind: 'accept-terms',
    to: termsPath(id),
    message: { key: 'Update your terms and conditions and data usage policies to continue.' },
  };
};

/** Without permission, pending invoices redirect at once in some stores (spec 2, Ecuador). */
const pendingInvoicesGuard: Guard = ({ session, route, variant, deploymentOptions }) => {
  if (route?.id !== 'pending-invoices' || !variant.strictPendingInvoices) return null;
  const needed = [permissionNames.pendingInvoices];
  return isGranted(session, deploymentOptions.product, needed) ? null : redirectTo('/');
};

/** Sales certificates redirect home unless enabled (reading 8). */
const salesCertificateGuard: Guard = ({ route, deploymentOptions }) =>
  route?.id === 'sales-certificate' && deploymentOptions.salesCertificate === 'redirected'
    ? redirectTo('/')
    : null;

/** Pages without backend support redirect home. */
const offeredGuard: Guard = ({ route, query, deploymentOptions }) => {
  const isForm = route?.id === 'survey' || route?.id === 'dynamic-form';
  const isRoleTable = route?.id === 'edit-profile' && query.get('section') === 'access';
  const isAbsent =
    (isForm && deploymentOptions.forms === 'absent') ||
    (isRoleTable && deploymentOptions.rolePermissions === 'absent');
  return isAbsent ? redirectTo('/') : null;
};

const noPermission = ({ id, fallback }: AccessRoute) => ({
  kind: 'redirect' as const,
  to: fallback,
  refused: id,
  afterMs: durations.permissionRedirect,
  message: { key: 'You do not have permissions to be on this page!' } as const,
});

/** The sections of the profile's page, all of them about the company's people. */
const peopleSections: readonly (string | null)[] = ['associates', 'import', 'access'];

/** Only managers can create associates and open other people's profiles. */
const associatesGuard: Guard = ({ session, route, query, variant }) => {
  if (route?.id !== 'edit-profile') return null;
  const id = query.get('id') ?? '';
  const own = id === '' || id === session.userId || id === session.terms.id;
  const managing =
    query.get('mode') === 'create' || !own || peopleSections.includes(query.get('section'));
  return managing && !isAssociateManager(session.role, variant) ? noPermission(route) : null;
};

/** A page may require one of several permissions; without one it shows a message and redirects. */
const permissionGuard: Guard = ({ session, route, deploymentOptions }) => {
  if (route === null) return null;
  const { product } = deploymentOptions;
  if (isGranted(session, product, route.anyOf)) return null;
  return { ...noPermission(route), missing: productPermissions(product, route.anyOf) };
};

/** The voucher shop needs a selected use, the confirmation a valid cart (spec 2). */
const vouchersGuard: Guard = ({ route, vouchers }) => {
  if (route?.needs === 'voucher-use' && !vouchers?.isUseSelected) {
    return redirectTo(accessRoute('vouchers').path);
  }
  return route?.needs === 'voucher-cart' && !vouchers?.cartReady
    ? redirectTo(accessRoute('voucher-shop').path)
    : null;
};

/** The guards of signed-in users, in order. */
export const accessGuards: readonly Guard[] = [
  loginPageGuard,
  termsGuard,
  pendingInvoicesGuard,
  salesCertificateGuard,
  offeredGuard,
  associatesGuard,
  permissionGuard,
  vouchersGuard,
];
