/** As much of trusted types as is used here; browsers without them take the address as text. */
interface ScriptAddressPolicy {
  readonly createScriptURL: (address: string) => string;
}

interface TrustedTypesLike {
  readonly createPolicy: (name: string, rules: ScriptAddressPolicy) => ScriptAddressPolicy;
}

let policy: ScriptAddressPolicy | null = null;

/** The one address a script may come from, as the browser wants to have it. */
function trustedAddress(address: string, configured: string): string {
  const rules: ScriptAddressPolicy = {
    createScriptURL: (url) => {
      if (url.startsWith(`${configured}?`)) return url;
      throw new TypeError('This script is not the configured one.');
    },
  };
  // The DOM's types do not know trusted types yet; a trusted address is taken where text is.
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypesLike };
  policy ??= trustedTypes?.createPolicy('surtidor', rules) ?? rules;
  return policy.createScriptURL(address);
}

/** The chat's script for a colour (spec 1). It takes the colour from its own address. */
export function chatScript(page: Document, scriptUrl: string, colour: string): HTMLScriptElement {
  const script = page.createElement('script');
  script.async = true;
  script.src = trustedAddress(`${scriptUrl}?color=${encodeURIComponent(colour)}`, scriptUrl);
  return script;
}
