import { magentoProfile } from '@surtidor/data/backend-profile';
import { getTypeDefsFor } from '@surtidor/data/schema';
import { buildSchema, parse, validate } from 'graphql';
import { expect, it } from 'vitest';
import { checkOperations } from './check-operations.ts';
import type { Endpoint } from './endpoint.ts';
import { findPersonCalls, withPersonCalls } from './find-person-calls.ts';
import { loadPortalOperations } from './portal-operations.ts';

const customerMutations = ['updateCustomerV2', 'crearUsuarioCliente'];
const associateMutations = ['updateAssociate', 'createAssociate'];

/** Creates a backend that has the specification's operations except these mutations. */
function createEndpointWithout(mutations: readonly string[]): Endpoint {
  const aliases = Object.fromEntries(
    mutations.map((name) => [`Mutation.${name}`, `other_${name}`]),
  );
  const schema = buildSchema(getTypeDefsFor({ capabilities: {}, aliases, typeNames: {} }));
  const request = async (query: string) => ({
    status: 200,
    body: { errors: validate(schema, parse(query)).map(({ message }) => ({ message })) },
  });
  return {
    request: ({ query }) => request(query),
    post: () => Promise.reject(new Error('not used')),
  };
}

it.each([
  ['both pairs', [], 'customer', 'works'],
  ['the default pair', associateMutations, 'customer', 'works'],
  ['the other pair', customerMutations, 'associate', 'works'],
  ['neither', [...customerMutations, ...associateMutations], 'customer', 'broken'],
] as const)(
  'a backend with %s of the mutations that save a person is checked for one pair',
  async (_, missingMutations, expectedCalls, state) => {
    const endpoint = createEndpointWithout(missingMutations);
    const allOperations = await loadPortalOperations();
    const search = {
      endpoint,
      operations: allOperations.filter(({ name }) =>
        /^(Update|Create)(Customer|Associate)$/.test(name),
      ),
      profile: { ...magentoProfile, aliases: {} },
      product: 'Producto',
    };
    const calls = await findPersonCalls(search);
    expect(calls).toBe(expectedCalls);
    const profile = withPersonCalls(search.profile, calls);
    const findings = await checkOperations({ ...search, profile, signedIn: null });
    const suffix = calls === 'customer' ? 'Customer' : 'Associate';
    expect(findings.map((one) => `${one.state} ${one.subject}`).toSorted()).toEqual([
      `${state} mutation Create${suffix}`,
      `${state} mutation Update${suffix}`,
    ]);
  },
);
