import type { Context } from 'hono';
import type { CallBackend } from '../backend/call-backend.ts';
import type { PortalEnvironment } from '../portal-environment.ts';
import { type DeploymentStores, getRequestStore } from './cookies.ts';

const revokeMutation = 'mutation SignOut { revokeCustomerToken { result } }';

/** Ends a token's session at the backend. A failure is ignored (spec 8). */
export async function revokeToken(
  context: Context<PortalEnvironment>,
  token: string,
  callBackend: CallBackend,
  stores: DeploymentStores,
): Promise<void> {
  await callBackend(context, {
    query: revokeMutation,
    token,
    store: getRequestStore(context, stores),
  });
}
