import { type Remote, useDocumentTypes, useRoles } from '@surtidor/data';
import type { Failure } from '@surtidor/domain';
import type { DocumentType, RoleOption } from '@surtidor/domain/associates';
import { getData } from '../../../platform/remote/frame-state.ts';

/** The lists that the form requires. */
export interface ReferenceLists {
  readonly roles: readonly RoleOption[];
  readonly documentTypes: readonly DocumentType[];
}

const getFailure = ({ state }: Remote<unknown>): Failure | null =>
  state.kind === 'failed' ? state.failure : null;

/** Loads the roles and the document types (spec 7). Returns both lists, or the error of a failed request. */
export function useReferenceLists() {
  const roles = useRoles();
  const documentTypes = useDocumentTypes();
  const loadedLists = { roles: getData(roles.state), documentTypes: getData(documentTypes.state) };
  const lists: ReferenceLists | null =
    loadedLists.roles && loadedLists.documentTypes
      ? { roles: loadedLists.roles, documentTypes: loadedLists.documentTypes }
      : null;
  return {
    lists,
    failure: lists === null ? (getFailure(roles) ?? getFailure(documentTypes)) : null,
    retry: () => {
      roles.retry();
      documentTypes.retry();
    },
  };
}
