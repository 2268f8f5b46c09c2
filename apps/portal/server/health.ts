import type { Handler } from 'hono';
import { BackendUnavailable, type CallBackend } from './backend/call-backend.ts';
import type { PortalEnvironment } from './portal-environment.ts';

/** What `/readyz` asks about. */
export interface Readiness {
  readonly callBackend: CallBackend;
  /** Whether this copy was told to stop. */
  readonly isStopping: () => boolean;
  /** Whether the store of failed sign-ins answers; null without one. */
  readonly isStoreReachable: (() => Promise<boolean>) | null;
}

/** GET /healthz: this copy is alive. Whoever watches processes asks it. */
export const healthz: Handler<PortalEnvironment> = (context) =>
  context.json({ status: 'ok' }, 200, { 'Cache-Control': 'no-store' });

/**
 * GET /readyz: this copy may be sent requests. A new one is not ready before the backend has
 * answered it once, so that one with a wrong address takes nobody's place; afterwards only being
 * told to stop ends it. A backend that fails later takes no copy away: they say it better than a
 * balancer would, and payments learn that nothing was sent. Nor does a store of failed sign-ins that
 * does not answer, which all copies share: the answer names it for whoever watches.
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
      // However many ask at once, the backend is asked once.
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
