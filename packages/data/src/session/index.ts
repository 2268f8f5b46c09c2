export { acceptTerms } from './accept-terms.ts';
export { firstPersonalInformation } from './first-personal-information.ts';
export { firstRoles } from './first-roles.ts';
export { personalInformationQuery, usePersonalInformation } from './personal-information.ts';
export { rolesQuery, useRoles } from './roles.ts';
