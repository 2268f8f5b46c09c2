/** Where the portal's server has the service worker; at the root, so that its scope is the portal. */
const address = '/service-worker.js';

interface AddressPolicy {
  readonly createScriptURL: (address: string) => string;
}

interface TrustedTypesLike {
  readonly createPolicy: (name: string, rules: AddressPolicy) => AddressPolicy;
}

/** The service worker's address as the browser wants to have it: this one and no other. */
function trustedAddress(): string {
  const rules: AddressPolicy = {
    createScriptURL: (url) => {
      if (url === address) return url;
      throw new TypeError('This is not the service worker.');
    },
  };
  // The DOM's types do not know trusted types yet; a trusted address is taken where text is.
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypesLike };
  const policy = trustedTypes?.createPolicy('surtidor-worker', rules) ?? rules;
  return policy.createScriptURL(address);
}

/** Installs the service worker; a browser without one, or one that refuses it, goes on as before. */
export async function registerServiceWorker({
  serviceWorker,
}: Partial<Pick<Navigator, 'serviceWorker'>>): Promise<void> {
  try {
    await serviceWorker?.register(trustedAddress(), { scope: '/', updateViaCache: 'none' });
  } catch {
    // The portal does without: it can be used, only not opened without a connection.
  }
}
