import type { Company } from '@surtidor/domain/session';
import { readObject, readString } from '../shared/readers.ts';
import { defineRemoteQuery } from '../shared/remote-query.ts';
import { type Remote, useRemote } from '../shared/use-remote.ts';
import { CompaniesDocument } from './companies.generated.ts';

/** The companies of the person; a row without a code cannot be switched to, and is omitted. */
export const companiesQuery = defineRemoteQuery({
  document: CompaniesDocument,
  fetchPolicy: 'cache-first',
  read: ({ empresasUsuario }): readonly Company[] | null =>
    empresasUsuario?.flatMap((row) => {
      const wire = readObject(row);
      const code = readString(wire?.cliente);
      if (!wire || !code) return [];
      return [{ code, name: readString(wire.nombre) || code, store: readString(wire.store_code) }];
    }) ?? null,
});

/** Queries the companies of the signed-in person, with the current one. Idle if the backend does not list them. */
export const useCompanies = (): Remote<readonly Company[]> => useRemote(companiesQuery, {});
