import { createScriptUrlPolicy } from '../../platform/browser/script-url-policy.ts';

let trustedScriptUrl: ReturnType<typeof createScriptUrlPolicy> | null = null;

/** The chat's script for a colour (spec 1). It takes the colour from its own address. */
export function chatScript(page: Document, scriptUrl: string, colour: string): HTMLScriptElement {
  // A policy of one name is created once; the configured address never changes.
  trustedScriptUrl ??= createScriptUrlPolicy('surtidor', (url) => url.startsWith(`${scriptUrl}?`));
  const script = page.createElement('script');
  script.async = true;
  script.src = trustedScriptUrl(`${scriptUrl}?color=${encodeURIComponent(colour)}`);
  return script;
}
