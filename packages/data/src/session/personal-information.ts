import { createFailure } from '@surtidor/domain';
import type { Associate } from '@surtidor/domain/associates';
import { defineRemoteQuery } from '../shared/remote-query.ts';
import { readRows } from '../shared/rows.ts';
import { type Remote, useRemote } from '../shared/use-remote.ts';
import { PersonalInformationDocument } from './personal-information.generated.ts';
import { toPerson } from './to-person.ts';

/** The personal information of a user (spec 4, "Login": loads roles and personal info). */
export const personalInformationQuery = defineRemoteQuery({
  document: PersonalInformationDocument,
  fetchPolicy: 'cache-and-network',
  missing: createFailure('user-not-found'),
  read: ({ usuariosCliente }, storeContext) =>
    readRows(usuariosCliente?.items, (row) => toPerson(row, storeContext))?.[0] ?? null,
});

/** Builds the request for a user's personal information. */
export const buildPersonalInformationRequest = (userId: string) => ({
  document: PersonalInformationDocument,
  variables: { user: userId },
});

/** Queries a user's personal information; skipped without an id. */
export const usePersonalInformation = (userId: string): Remote<Associate> =>
  useRemote(
    personalInformationQuery,
    userId ? buildPersonalInformationRequest(userId).variables : null,
  );
