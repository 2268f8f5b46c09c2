import { type Remote, useAllDestinations, useDocumentTypes, useRoles } from '@surtidor/data';
import {
  type Failure,
  type ImportColumn,
  type ImportContext,
  importColumns,
} from '@surtidor/domain';
import { useMemo } from 'react';
import { useVariant } from '../../../platform/context/portal-context.tsx';
import type { PortalMessageKey } from '../../../platform/messages/portal-message-key.ts';
import { type Text, useText } from '../../../platform/messages/text-context.tsx';
import { getData } from '../../../platform/remote/frame-state.ts';

/** What each column is called: the form's own labels. */
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

const failureOf = ({ state }: Remote<unknown>): Failure | null =>
  state.kind === 'failed' ? state.failure : null;

/** What a file is read against, once it is all here. A company may have no destinations. */
export function useImportLists(enabled: boolean) {
  const text = useText();
  const variant = useVariant();
  const roles = useRoles();
  const documentTypes = useDocumentTypes();
  const all = useAllDestinations(enabled);
  const known = {
    roles: getData(roles.state),
    documentTypes: getData(documentTypes.state),
    destinations: all.state.kind === 'empty' ? [] : getData(all.state),
  };
  const context = useMemo(
    (): ImportContext | null =>
      known.roles && known.documentTypes && known.destinations
        ? {
            variant,
            roles: known.roles,
            documentTypes: known.documentTypes,
            destinations: known.destinations,
            headings: getHeadings(text),
          }
        : null,
    [variant, known.roles, known.documentTypes, known.destinations, text],
  );
  return {
    context,
    failure: context ? null : (failureOf(roles) ?? failureOf(documentTypes) ?? failureOf(all)),
    retry: () => {
      roles.retry();
      documentTypes.retry();
      all.retry();
    },
  };
}
