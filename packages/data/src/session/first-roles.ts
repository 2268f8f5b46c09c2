import { RolesDocument } from './roles.generated.ts';

/** The roles a user may have. */
export const firstRoles = () => ({ document: RolesDocument, variables: {}, reuse: true });
