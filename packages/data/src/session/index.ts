export { useCompanies } from './companies.ts';
export {
  buildPersonalInformationRequest,
  personalInformationQuery,
  usePersonalInformation,
} from './personal-information.ts';
export { buildRolesRequest, rolesQuery, useRoles } from './roles.ts';
