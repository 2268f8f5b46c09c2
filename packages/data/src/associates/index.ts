export { allDestinationsQuery, useAllDestinations } from './all-destinations.ts';
export {
  buildAllAssociatesRequest,
  buildAssociatesRequest,
  useAllPeople,
  useAssociates,
} from './associates.ts';
export { changePassword } from './change-password.ts';
export {
  buildCorporateInfoRequest,
  corporateInfoQuery,
  useCorporateInfo,
} from './corporate-info.ts';
export { departmentsQuery, useDepartments } from './departments.ts';
export { buildDestinationsRequest, useDestinations } from './destinations.ts';
export {
  buildDocumentTypesRequest,
  documentTypesQuery,
  useDocumentTypes,
} from './document-types.ts';
export {
  associateExists,
  findAssociates,
  findAssociatesById,
  findDestinations,
} from './find-people.ts';
export { buildRolesAccessRequest, useRolesAccess } from './roles-access.ts';
export {
  createAssociate,
  type SaveAssociateOutcome,
  updateAssociate,
} from './save-associate.ts';
export type { AssociatesParams } from './to-associates-filter.ts';
