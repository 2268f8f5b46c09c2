import type { Handler } from 'hono';
import { BackendUnavailable, type CallBackend } from './backend/call-backend.ts';
import type { PortalEnvironment } from './portal-environment.ts';

/** The dependencies of `/readyz`. */
export interface Readiness {
  readonly callBackend: CallBackend;
  /** Whether this copy is stopping. */
  readonly isStopping: () => boolean;
  /** Whether the store of failed sign-ins responds; null without one. */
  readonly isStoreReachable: (() => Promise<boolean>) | null;
}

/** GET /healthz: liveness of this copy. */
export const healthz: Handler<PortalEnvironment> = (context) =>
  context.json({ status: 'ok' }, 200, { 'Cache-Control': 'no-store' });

/**
 * GET /readyz: readiness of this copy. It becomes ready once the backend has responded, so that a copy with
 * a wrong address never gets traffic; afterwards only stopping ends it. A failing backend does not remove
 * copies, because their error responses are better than a balancer's and payments learn that nothing was
 * sent. Neither does the shared store of failed sign-ins; the response reports it.
 */
export function readyz({
  callBackend,
  isStopping,
  isStoreReachable,
}: Readiness): Handler<PortalEnvironment> {
  let reached = false;
  let pendingCheck: Promise<void> | null = null;

  const checkBackend = async (requestId: string) => {
    try {
      await callBackend({ query: '{ __typename }', requestId });
      reached = true;
    } catch (error) {
      if (!(error instanceof BackendUnavailable)) throw error;
    }
  };
  return async (context) => {
    context.header('Cache-Control', 'no-store');
    if (isStopping()) return context.json({ status: 'stopping' }, 503);
    if (!reached) {
      // Concurrent checks call the backend once.
      pendingCheck ??= checkBackend(context.get('requestId')).finally(() => {
        pendingCheck = null;
      });
      await pendingCheck;
    }
    if (!reached) return context.json({ status: 'waiting-for-backend' }, 503);
    if (isStoreReachable === null) return context.json({ status: 'ready' });
    const loginStore = (await isStoreReachable()) ? 'reached' : 'unreachable';
    return context.json({ status: 'ready', loginStore });
  };
}
