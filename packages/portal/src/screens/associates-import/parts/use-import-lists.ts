import {
  type Remote,
  useAllDestinations,
  useAllPeople,
  useDocumentTypes,
  useRoles,
} from '@surtidor/data';
import type { Failure } from '@surtidor/domain';
import { type ImportColumn, type ImportContext, importColumns } from '@surtidor/domain/associates';
import { useMemo } from 'react';
import { useVariant } from '../../../platform/context/portal-context.tsx';
import { type Text, useText } from '../../../platform/messages/text-context.tsx';
import { getData } from '../../../platform/remote/frame-state.ts';
import type { PortalMessageKey } from '../../../shared/messages/es.ts';

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

const getFailure = ({ state }: Pick<Remote<unknown>, 'state'>): Failure | null =>
  state.kind === 'failed' ? state.failure : null;

/** Loads the lists that validate a file. `context` is null until every list is loaded. */
export function useImportLists(enabled: boolean) {
  const text = useText();
  const variant = useVariant();
  const roles = useRoles();
  const documentTypes = useDocumentTypes();
  const allDestinations = useAllDestinations(enabled);
  const people = useAllPeople(enabled);
  const lists = {
    roles: getData(roles.state),
    documentTypes: getData(documentTypes.state),
    destinations: allDestinations.state.kind === 'empty' ? [] : getData(allDestinations.state),
    people: getData(people.state),
  };
  const context = useMemo(
    (): ImportContext | null =>
      lists.roles && lists.documentTypes && lists.destinations && lists.people
        ? {
            variant,
            roles: lists.roles,
            documentTypes: lists.documentTypes,
            destinations: lists.destinations,
            takenEmails: lists.people.map(({ email }) => email),
            headings: getHeadings(text),
          }
        : null,
    [variant, lists.roles, lists.documentTypes, lists.destinations, lists.people, text],
  );
  return {
    context,
    failure: context
      ? null
      : (getFailure(roles) ??
        getFailure(documentTypes) ??
        getFailure(allDestinations) ??
        getFailure(people)),
    retry: () => {
      roles.retry();
      documentTypes.retry();
      allDestinations.retry();
      people.retry();
    },
  };
}
