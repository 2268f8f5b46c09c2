import { type Remote, useAllDestinations, useDocumentTypes, useRoles } from '@surtidor/data';
import {
  type Failure,
  type ImportColumn,
  type ImportContext,
  importColumns,
} from '@surtidor/domain';
import { useMemo } from 'react';
import { useVariant } from '../../../platform/context/portal-context.tsx';
import type { PortalMessageKey } from '../../../platform/messages/es.ts';
import { type Text, useText } from '../../../platform/messages/text-context.tsx';
import { getData } from '../../../platform/remote/frame-state.ts';

/** The column names. They match the labels of the form. */
export const columnNames: Readonly<Record<ImportColumn, PortalMessageKey>> = {
  roleId: 'Role',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'E-mail',
  documentType: 'Document type',
  document: 'Document',
  telephone: 'Telephone',
  street: 'Address',
  city: 'City',
  destinations: 'Destinations',
};

const getHeadings = (text: Text): ImportContext['headings'] => ({
  ...columnNames,
  ...Object.fromEntries(importColumns.map((column) => [column, text(columnNames[column])])),
});

const getFailure = ({ state }: Remote<unknown>): Failure | null =>
  state.kind === 'failed' ? state.failure : null;

/** Loads the lists that validate a file. `context` is null until every list is loaded. */
export function useImportLists(enabled: boolean) {
  const text = useText();
  const variant = useVariant();
  const roles = useRoles();
  const documentTypes = useDocumentTypes();
  const allDestinations = useAllDestinations(enabled);
  const lists = {
    roles: getData(roles.state),
    documentTypes: getData(documentTypes.state),
    destinations: allDestinations.state.kind === 'empty' ? [] : getData(allDestinations.state),
  };
  const context = useMemo(
    (): ImportContext | null =>
      lists.roles && lists.documentTypes && lists.destinations
        ? {
            variant,
            roles: lists.roles,
            documentTypes: lists.documentTypes,
            destinations: lists.destinations,
            headings: getHeadings(text),
          }
        : null,
    [variant, lists.roles, lists.documentTypes, lists.destinations, text],
  );
  return {
    context,
    failure: context
      ? null
      : (getFailure(roles) ?? getFailure(documentTypes) ?? getFailure(allDestinations)),
    retry: () => {
      roles.retry();
      documentTypes.retry();
      allDestinations.retry();
    },
  };
}
