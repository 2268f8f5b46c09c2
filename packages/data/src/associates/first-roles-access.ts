import { RolesAccessDocument } from './roles-access.generated.ts';

/** The permissions of every role. */
export const firstRolesAccess = () => ({
  document: RolesAccessDocument,
  variables: {},
  reuse: true,
});
