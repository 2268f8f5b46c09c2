import { createScriptUrlPolicy } from '../../platform/browser/script-url-policy.ts';

let trustedScriptUrl: ReturnType<typeof createScriptUrlPolicy> | null = null;

/** The url of the chat's script for a colour (spec 1). The script reads the colour from its own url. */
export function chatScript(page: Document, scriptUrl: string, colour: string): HTMLScriptElement {
  // A policy of one name is created once; the configured address never changes.
  trustedScriptUrl ??= createScriptUrlPolicy('surtidor', (url) => url.startsWith(`${scriptUrl}?`));
  const script = page.createElement('script');
  script.async = true;
  script.src = trustedScriptUrl(`${scriptUrl}?color=${encodeURIComponent(colour)}`);
  return script;
}
