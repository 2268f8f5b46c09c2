import { useEffect } from 'react';
import { usePortal, useVariant } from '../../platform/context/portal-context.tsx';
import { chatScript } from './chat-script.ts';

/** The element the widget renders itself in. */
const widget = 'surtidor-chat';

/**
 * Loads the customer-service chat some time after the first paint, in the store's colour (spec 1;
 * reading 33). Nothing loads where no address is configured, and a chat that does not come
 * is not missed (faults 24). It goes with the session.
 */
export function useChat(): void {
  const { chat } = usePortal().config;
  const { chatColour } = useVariant();
  useEffect(() => {
    if (chat === null) return;
    const { dataset } = document.documentElement;
    // The footer makes room beside its words (style.css) before anybody has got down to it.
    dataset.chat = '';
    const timer = window.setTimeout(() => {
      document.head.append(chatScript(document, chat.scriptUrl, chat.colours[chatColour]));
    }, chat.delayMs);
    return () => {
      window.clearTimeout(timer);
      delete dataset.chat;
      document.querySelector(widget)?.remove();
    };
  }, [chat, chatColour]);
}
