import { createScriptUrlPolicy } from '../browser/script-url-policy.ts';

/** The URL of the service worker. It is at the root, so that its scope is the whole portal. */
const address = '/service-worker.js';

const trustedScriptUrl = createScriptUrlPolicy('surtidor-worker', (url) => url === address);

/** Registers the service worker. Does nothing if the browser does not support it or rejects it. */
export async function registerServiceWorker({
  serviceWorker,
}: Partial<Pick<Navigator, 'serviceWorker'>>): Promise<void> {
  try {
    await serviceWorker?.register(trustedScriptUrl(address), {
      scope: '/',
      updateViaCache: 'none',
    });
  } catch {
    // Without the service worker, the portal works but cannot be opened offline.
  }
}
