export { acceptTerms } from './accept-terms.ts';
export { personalInformationQuery, usePersonalInformation } from './personal-information.ts';
export { rolesQuery, useRoles } from './roles.ts';
