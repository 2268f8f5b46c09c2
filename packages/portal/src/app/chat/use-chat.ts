import { useEffect } from 'react';
import { createScriptUrlPolicy } from '../../platform/browser/script-url-policy.ts';
import { usePortal, useVariant } from '../../platform/context/portal-context.tsx';

let trustedScriptUrl: ReturnType<typeof createScriptUrlPolicy> | null = null;

/** Creates the chat's script element for a colour (spec 1). The script reads the colour from its own URL. */
function createChatScript(
  ownerDocument: Document,
  scriptUrl: string,
  colour: string,
): HTMLScriptElement {
  // A policy name can be created only once; the configured URL never changes.
  trustedScriptUrl ??= createScriptUrlPolicy('surtidor', (url) => url.startsWith(`${scriptUrl}?`));
  const script = ownerDocument.createElement('script');
  script.async = true;
  script.src = trustedScriptUrl(`${scriptUrl}?color=${encodeURIComponent(colour)}`);
  return script;
}

/** The selector of the widget. */
const widgetSelector = 'surtidor-chat';

/**
 * Loads the customer-service chat after the first paint, in the store's colour (spec 1; reading 33). Loads nothing if
 * no URL is configured. A chat that fails to load is ignored (faults 24). It is removed with the session.
 */
export function useChat(): void {
  const { chat } = usePortal().config;
  const { chatColour } = useVariant();
  useEffect(() => {
    if (chat === null) return;
    const { dataset } = document.documentElement;
    // Reserves its space in the footer (theme.css) immediately.
    dataset.chat = '';
    const timer = window.setTimeout(() => {
      document.head.append(createChatScript(document, chat.scriptUrl, chat.colours[chatColour]));
    }, chat.delayMs);
    return () => {
      window.clearTimeout(timer);
      delete dataset.chat;
      document.querySelector(widgetSelector)?.remove();
    };
  }, [chat, chatColour]);
}
