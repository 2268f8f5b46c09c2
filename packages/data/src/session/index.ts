export { acceptTerms } from './accept-terms.ts';
export {
  personalInformationQuery,
  personalInformationRequest,
  usePersonalInformation,
} from './personal-information.ts';
export { rolesQuery, rolesRequest, useRoles } from './roles.ts';
