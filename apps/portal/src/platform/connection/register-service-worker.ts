import { createScriptUrlPolicy } from '../browser/script-url-policy.ts';

/** Where the portal's server has the service worker; at the root, so that its scope is the portal. */
const address = '/service-worker.js';

const trustedScriptUrl = createScriptUrlPolicy('surtidor-worker', (url) => url === address);

/** Installs the service worker; a browser without one, or one that refuses it, goes on as before. */
export async function registerServiceWorker({
  serviceWorker,
}: Partial<Pick<Navigator, 'serviceWorker'>>): Promise<void> {
  try {
    await serviceWorker?.register(trustedScriptUrl(address), {
      scope: '/',
      updateViaCache: 'none',
    });
  } catch {
    // The portal does without: it can be used, only not opened without a connection.
  }
}
