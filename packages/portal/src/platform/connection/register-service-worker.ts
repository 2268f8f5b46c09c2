import { createScriptUrlPolicy } from '../browser/script-url-policy.ts';

/** The URL of the service worker. It is at the root, so that its scope is the whole portal. */
const serviceWorkerUrl = '/service-worker.js';

const toTrustedUrl = createScriptUrlPolicy('surtidor-worker', (url) => url === serviceWorkerUrl);

/** Registers the service worker. Does nothing if the browser does not support it or rejects it. */
export async function registerServiceWorker({
  serviceWorker,
}: Partial<Pick<Navigator, 'serviceWorker'>>): Promise<void> {
  try {
    await serviceWorker?.register(toTrustedUrl(serviceWorkerUrl), {
      scope: '/',
      updateViaCache: 'none',
    });
  } catch {
    // Without the service worker, the portal works but cannot be opened offline.
  }
}
