export { allDestinationsQuery, useAllDestinations } from './all-destinations.ts';
export {
  allAssociatesRequest,
  associateExists,
  associatesRequest,
  fetchAssociates,
  useAssociates,
} from './associates.ts';
export { changePassword } from './change-password.ts';
export { corporateInfoQuery, useCorporateInfo } from './corporate-info.ts';
export { departmentsQuery, useDepartments } from './departments.ts';
export { useDestinations } from './destinations.ts';
export { documentTypesQuery, documentTypesRequest, useDocumentTypes } from './document-types.ts';
export { findAssociates, findAssociatesById, findDestinations } from './find-people.ts';
export { rolesAccessRequest, useRolesAccess } from './roles-access.ts';
export {
  createAssociate,
  type SaveAssociateOutcome,
  updateAssociate,
} from './save-associate.ts';
export type { AssociatesParams } from './to-associates-filter.ts';
