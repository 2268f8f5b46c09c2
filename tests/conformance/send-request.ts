import {
  changePassword,
  consultTransaction,
  createCompensation,
  createSurtidorClient,
  createTransaction,
  type DataContext,
  hasPurchaseVouchers,
  openCashPayment,
} from '@surtidor/data';
import { magentoProfile } from '@surtidor/data/backend-profile';
import type { MagentoResponse } from './magento-responses.ts';

/** The result of a request and whether it ended the session. */
export interface RequestResult {
  readonly outcome: string;
  readonly sessionEnded: boolean;
}

const storeContext = { currency: 'COP', timeZone: 'America/Bogota', product: 'Surtidor' } as const;
const key = 'attempt-1';

const getOutcome = (result: {
  readonly kind: string;
  readonly failure?: { readonly code: string };
}): string => (result.kind === 'failed' ? (result.failure?.code ?? 'failed') : result.kind);

const passwordChange = { currentPassword: 'Old#2026', newPassword: 'New#2026' };

/** The tested requests, sent through the portal's data layer. */
const requests = {
  read: async (context: DataContext) =>
    getOutcome(await hasPurchaseVouchers(context, 'u', { minor: 5_000_00, currency: 'COP' })),
  pay: async (context: DataContext) =>
    getOutcome(await createTransaction(context, { key, lines: [] })),
  cash: async (context: DataContext) =>
    getOutcome(
      await openCashPayment(context, {
        key,
        segment: '1100',
        amount: { minor: 5_000_00, currency: 'COP' },
      }),
    ),
  compensate: async (context: DataContext) =>
    getOutcome(await createCompensation(context, { key, lines: [] })),
  consult: async ({ client }: DataContext) => getOutcome(await consultTransaction(client, 'u')),
  password: async ({ client }: DataContext) =>
    getOutcome(await changePassword(client, passwordChange)),
} as const;

export type RequestName = keyof typeof requests;

/** Sends a request to a backend that returns this response. */
export async function sendRequest(
  request: RequestName,
  response: MagentoResponse,
): Promise<RequestResult> {
  let sessionEnded = false;
  const client = createSurtidorClient({
    uri: '/graphql',
    backendProfile: magentoProfile,
    product: 'Surtidor',
    onUnauthorized: () => {
      sessionEnded = true;
    },
    retry: { baseDelayMs: 1 },
    fetch: async () => new Response(response.body, { status: response.status }),
  });
  const context = { client, storeContext, backendProfile: magentoProfile };
  return { outcome: await requests[request](context), sessionEnded };
}
