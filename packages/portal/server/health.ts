import type { Context, Handler } from 'hono';
import type { CallBackend } from './backend/call-backend.ts';
import type { PortalEnvironment } from './portal-environment.ts';

/** The dependencies of `/readyz`. */
export interface ReadinessDependencies {
  readonly callBackend: CallBackend;
  /** Whether this instance is stopping. */
  readonly isStopping: () => boolean;
  /** Whether the store of failed sign-ins responds; null if there is no store. */
  readonly isStoreReachable: (() => Promise<boolean>) | null;
}

/** GET /healthz: liveness of this instance. */
export const healthz: Handler<PortalEnvironment> = (context) =>
  context.json({ status: 'ok' }, 200, { 'Cache-Control': 'no-store' });

/**
 * GET /readyz: readiness of this instance. It is ready after the first response of the backend, so an
 * instance with a wrong backend URL gets no traffic. It stays ready until it stops. Later backend failures
 * do not affect readiness, because the server reports that a payment was not sent and a load balancer
 * cannot. The shared store of failed sign-ins does not affect it either; the response includes its state.
 */
export function readyz({
  callBackend,
  isStopping,
  isStoreReachable,
}: ReadinessDependencies): Handler<PortalEnvironment> {
  let isBackendReached = false;
  let pendingCheck: Promise<void> | null = null;

  const checkBackend = async (context: Context<PortalEnvironment>) => {
    isBackendReached = (await callBackend(context, { query: '{ __typename }' })) !== null;
  };
  return async (context) => {
    context.header('Cache-Control', 'no-store');
    if (isStopping()) return context.json({ status: 'stopping' }, 503);
    if (!isBackendReached) {
      // Concurrent checks call the backend once.
      pendingCheck ??= checkBackend(context).finally(() => {
        pendingCheck = null;
      });
      await pendingCheck;
    }
    if (!isBackendReached) return context.json({ status: 'waiting-for-backend' }, 503);
    if (isStoreReachable === null) return context.json({ status: 'ready' });
    const loginStore = (await isStoreReachable()) ? 'reached' : 'unreachable';
    return context.json({ status: 'ready', loginStore });
  };
}
