import type { BackendProfile } from '@surtidor/data/backend-profile';
import type { Endpoint } from './endpoint.ts';
import {
  adaptPortalOperation,
  type PersonCalls,
  type PortalOperation,
  personOperations,
} from './portal-operations.ts';
import { validateRemotely } from './validate-remotely.ts';

/** Returns the profile with one of the two pairs of mutations that save a person. */
export const withPersonCalls = (profile: BackendProfile, calls: PersonCalls): BackendProfile => ({
  ...profile,
  personMutations: { ...profile.personMutations, calls },
});

interface Search {
  readonly endpoint: Endpoint;
  readonly operations: readonly PortalOperation[];
  readonly profile: BackendProfile;
  readonly product: string;
}

async function hasPersonCalls(
  calls: PersonCalls,
  { endpoint, operations, profile, product }: Search,
): Promise<boolean> {
  const texts = operations
    .filter(({ name }) => personOperations[calls].includes(name))
    .map((one) => adaptPortalOperation(one, withPersonCalls(profile, calls), product) ?? '');
  const responses = await Promise.all(texts.map((text) => validateRemotely(endpoint, text)));
  return responses.every(({ kind }) => kind === 'valid');
}

/** Finds which pair of mutations saves a person (reading 31): the default unless the backend has only the other. */
export async function findPersonCalls(search: Search): Promise<PersonCalls> {
  const [hasDefault, hasOther] = await Promise.all([
    hasPersonCalls('customer', search),
    hasPersonCalls('associate', search),
  ]);
  return !hasDefault && hasOther ? 'associate' : 'customer';
}
