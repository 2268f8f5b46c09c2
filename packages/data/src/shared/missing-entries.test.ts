import type { OperationVariables } from '@apollo/client';
import { describe, expect, test } from 'vitest';
import { allDestinationsQuery } from '../associates/all-destinations.ts';
import { associatesQuery } from '../associates/associates.ts';
import { changePassword } from '../associates/change-password.ts';
import { departmentsQuery } from '../associates/departments.ts';
import { destinationsQuery } from '../associates/destinations.ts';
import { documentTypesQuery } from '../associates/document-types.ts';
import { rolesAccessQuery } from '../associates/roles-access.ts';
import { createAssociate, updateAssociate } from '../associates/save-associate.ts';
import { personalInformationQuery } from '../session/personal-information.ts';
import { rolesQuery } from '../session/roles.ts';
import { createMockBackend } from '../test-support/mock-backend.ts';
import { watch } from '../test-support/watch.ts';
import { createPagedStore } from './paged-store.ts';
import type { RemoteQuery } from './remote-query.ts';
import { createRemoteStore } from './remote-store.ts';

/** A backend that responds with null for all fields. */
const dataContext = createMockBackend({});
const call = { ...dataContext, calls: 'customer', store: 'colombia' } as const;
const person = {
  firstName: 'Ana',
  lastName: 'Ruiz',
  documentType: 'CC',
  document: '1020304',
  telephone: '3001234567',
  street: 'Calle 5',
  city: 'Cali',
};

/** Returns the message key of the final failure, or the kind of any other final state. */
const getFinalFailure = async <Data, Variables extends OperationVariables, Value>(
  query: RemoteQuery<Data, Variables, Value>,
  variables: Variables,
) => {
  const store = createRemoteStore(dataContext, query, variables);
  const state = await watch(store).until(({ kind }) => kind !== 'loading');
  return state.kind === 'failed' ? state.failure.message.key : state.kind;
};

describe('a response without data is the specified failure (spec 8)', () => {
  test('for single values', async () => {
    expect(await getFinalFailure(documentTypesQuery, {})).toBe('Document types not found');
    expect(await getFinalFailure(rolesQuery, {})).toBe('Client roles not found');
    expect(await getFinalFailure(rolesAccessQuery, {})).toBe('Client roles not found');
    expect(await getFinalFailure(personalInformationQuery, { user: '7' })).toBe('User not found');
    expect(await getFinalFailure(allDestinationsQuery, { pageSize: 20_000, page: 1 })).toBe(
      'EDSList not found',
    );
    expect(await getFinalFailure(departmentsQuery, { pageSize: 100 })).toBe(
      'Departments not found',
    );
  });

  test('for paged lists', async () => {
    const destinations = createPagedStore(dataContext, destinationsQuery, { search: '' });
    const shown = await watch(destinations).until(({ state }) => state.kind !== 'loading');
    expect(shown.state).toMatchObject({ failure: { message: { key: 'EDSList not found' } } });
    const associates = createPagedStore(dataContext, associatesQuery, { search: '' });
    const people = await watch(associates).until(({ state }) => state.kind !== 'loading');
    expect(people.state).toMatchObject({ failure: { message: { key: 'User clients not found' } } });
  });

  test('for mutations', async () => {
    const created = { ...person, roleId: '4', email: 'ana@ejemplo.com', countryCode: 'CO' };
    expect(
      await createAssociate(call, { ...created, status: '1', destinationIds: [] }),
    ).toMatchObject({ failure: { message: { key: 'Associated user was not created' } } });
    expect(await updateAssociate(call, { ...person, userId: '7' })).toMatchObject({
      failure: { message: { key: 'Associate user was not edited' } },
    });
    expect(
      await changePassword(dataContext.client, { currentPassword: 'a', newPassword: 'b' }),
    ).toMatchObject({ failure: { code: 'outcome-unknown' } });
  });
});
