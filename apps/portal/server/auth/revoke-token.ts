import { type BackendCall, BackendUnavailable, type CallBackend } from '../backend/call-backend.ts';

const revokeMutation = 'mutation SignOut { revokeCustomerToken { result } }';

/** Ends a token's session at the backend. A failure is ignored (spec 8). */
export async function revokeToken(
  callBackend: CallBackend,
  call: Pick<BackendCall, 'store' | 'requestId'> & { readonly token: string },
): Promise<void> {
  try {
    await callBackend({ query: revokeMutation, ...call });
  } catch (error) {
    if (!(error instanceof BackendUnavailable)) throw error;
  }
}
