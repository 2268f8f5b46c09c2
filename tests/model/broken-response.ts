import { sandboxProfile } from '@surtidor/data';
import { createSurtidorClient } from '../../packages/data/src/client/create-client.ts';
import { createTransaction } from '../../packages/data/src/payments/create-transaction.ts';
import { createFakeFetch } from '../../packages/data/src/test-support/fake-fetch.ts';
import { colombia } from '../../packages/data/src/test-support/mock-backend.ts';

const { fetch } = createFakeFetch(() =>
  Response.json({
    errors: [{ message: 'Internal server error', path: ['crearTransaccionOnline'] }],
    data: { crearTransaccionOnline: null },
  }),
);

const result = await createTransaction(
  {
    client: createSurtidorClient({
      uri: '/graphql',
      backendProfile: sandboxProfile,
      product: 'Surtidor',
      onUnauthorized: () => undefined,
      fetch,
    }),
    storeContext: colombia,
    backendProfile: sandboxProfile,
  },
  { key: 'k', lines: [] },
);
if (result.kind === 'opened') throw new Error('A response without a session opened a payment.');

/** The data layer's result for a backend that processed the mutation but returned Magento's internal error. */
export const brokenResponse = result;
