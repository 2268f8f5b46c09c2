import type { Associate } from '../src/associates/types.ts';
import type { Session } from '../src/session/types.ts';
import { getPermission, permissionNames } from '../src/shared/constants/permissions.ts';
import { defaultDeploymentOptions } from '../src/variants/deployment-options.ts';

/** Every permission of spec 6, for the default product. */
export const allPermissions: readonly string[] = Object.values(permissionNames).map((name) =>
  getPermission(defaultDeploymentOptions.product, name),
);

/** Creates a session of a financial associate with all permissions and accepted terms, with overrides. */
export const aSession = (overrides: Partial<Session> = {}): Session => ({
  role: 'financial',
  authenticated: true,
  support: false,
  permissions: allPermissions,
  clientCode: '100200',
  userId: '77',
  displayName: 'Ana Pérez',
  store: 'colombia',
  terms: { id: '77', accepted: true },
  ...overrides,
});

/** Creates an active financial associate, with overrides. */
export const anAssociate = (overrides: Partial<Associate> = {}): Associate => ({
  id: '78',
  roleId: '3',
  roleName: 'Financiero',
  role: 'financial',
  firstName: 'Ana',
  lastName: 'Ruiz',
  email: 'ana@ejemplo.com',
  documentType: 'CC',
  document: '1020304',
  telephone: '3001234567',
  street: 'Calle 5',
  city: 'Cali',
  countryCode: 'CO',
  status: 'active',
  destinations: [],
  termsAccepted: true,
  ...overrides,
});
