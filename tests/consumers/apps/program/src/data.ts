/** A third-party program that queries its own schema through the data layer. */
import { makeExecutableSchema } from '@graphql-tools/schema';
import { createSurtidorClient, rolesQuery, type StoreContext } from '@surtidor/data';
import {
  capabilityNames,
  magentoProfile,
  readBackendProfile,
} from '@surtidor/data/backend-profile';
import { getMeaning } from '@surtidor/data/errors';
import { requestLimits } from '@surtidor/data/limits';
import { operations } from '@surtidor/data/operations';
import { createNotificationStore } from '@surtidor/data/realtime';
import { fetchVisitorAddress } from '@surtidor/data/rest';
import { typeDefs } from '@surtidor/data/schema';
import { createRemoteStore, createSchemaClient } from '@surtidor/data/testing';

const profile = readBackendProfile({ extends: 'sandbox', capabilities: { survey: false } });
const storeContext: StoreContext = { currency: 'PEN', timeZone: 'America/Lima', product: 'Alba' };
const schema = makeExecutableSchema({
  typeDefs,
  resolvers: {
    Query: { rolesCliente: () => [{ role_id: 7, role_name: 'Financiero', sort_order: 1 }] },
  },
});
const client = createSchemaClient({ schema, context: () => ({}) }, { backendProfile: profile });
const store = createRemoteStore({ client, storeContext, backendProfile: profile }, rolesQuery, {});

for (const exported of [
  ...[createSurtidorClient, getMeaning, createNotificationStore, fetchVisitorAddress],
  ...[capabilityNames, magentoProfile, requestLimits],
]) {
  if (!exported) throw new Error('An export is missing.');
}
if (!Object.values(operations).some((text) => text.includes('OrderTraceability'))) {
  throw new Error('The texts of the operations lack one.');
}

await new Promise<void>((resolve, reject) => {
  const checkState = () => {
    const state = store.getState();
    if (state.kind === 'failed') reject(new Error(JSON.stringify(state.failure)));
    if (state.kind !== 'ready') return;
    const names = state.value.map(({ name }) => name).join();
    if (names === 'Financiero') resolve();
    else reject(new Error(`The roles are '${names}'.`));
  };
  store.subscribe(checkState);
  checkState();
});
