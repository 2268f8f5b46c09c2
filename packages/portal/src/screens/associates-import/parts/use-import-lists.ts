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

const getFailure = ({ state }: Pick<Remote<unknown>, 'state'> | PeopleList): Failure | null =>
  state.kind === 'failed'
    ? state.failure
    : state.kind === 'ready' && 'moreFailure' in state
      ? (state.moreFailure ?? null)
      : null;

type PeopleList = Pick<ReturnType<typeof useAllPeople>, 'state'>;

/** Returns the addresses of all users; null until the list is complete. */
function getTakenEmails({ state }: PeopleList): readonly string[] | null {
  if (state.kind === 'empty') return [];
  return state.kind === 'ready' && state.more === 'no'
    ? state.items.map(({ email }) => email)
    : null;
}

/** Loads the lists that validate a file. `context` is null until every list is loaded. */
export function useImportLists(enabled: boolean) {
  const text = useText();
  const variant = useVariant();
  const roles = useRoles();
  const documentTypes = useDocumentTypes();
  const allDestinations = useAllDestinations(enabled);
  const people = useAllPeople(enabled);
  const takenEmails = useMemo(() => getTakenEmails({ state: people.state }), [people.state]);
  const lists = {
    roles: getData(roles.state),
    documentTypes: getData(documentTypes.state),
    destinations: allDestinations.state.kind === 'empty' ? [] : getData(allDestinations.state),
  };
  const context = useMemo(
    (): ImportContext | null =>
      lists.roles && lists.documentTypes && lists.destinations && takenEmails
        ? {
            variant,
            roles: lists.roles,
            documentTypes: lists.documentTypes,
            destinations: lists.destinations,
            takenEmails,
            headings: getHeadings(text),
          }
        : null,
    [variant, lists.roles, lists.documentTypes, lists.destinations, takenEmails, text],
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
