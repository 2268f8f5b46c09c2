import { useEffect, useState } from 'react';
import { useEventCallback } from '../hooks/use-event-callback.ts';
import type { MenuPanel } from './menu-panel.tsx';

type Panel = typeof MenuPanel;

let loaded: Panel | undefined;

const fetchPanel = async (): Promise<Panel> => {
  loaded = (await import('./menu-panel.tsx')).MenuPanel;
  return loaded;
};

/** Calls once the browser has nothing better to do; the answer calls it off. */
const whenIdle = (act: () => void): (() => void) => {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(act, 2000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(act);
  return () => cancelIdleCallback(handle);
};

/**
 * The panel of every menu, with Radix under it: fetched when a menu's button is hovered or has the
 * focus, when a menu is open, and otherwise when the browser is idle. Null until it is here.
 */
export const useMenuPanel = (open: boolean, onFailure: () => void) => {
  const [panel, setPanel] = useState<{ readonly Panel: Panel } | null>(() =>
    loaded ? { Panel: loaded } : null,
  );
  const load = useEventCallback(() => {
    if (panel !== null) return;
    // A press that comes to nothing can be tried again.
    fetchPanel().then((Panel) => setPanel({ Panel }), onFailure);
  });
  useEffect(() => {
    if (open) load();
  }, [open, load]);
  useEffect(() => {
    if (loaded === undefined) return whenIdle(() => fetchPanel().catch(() => undefined));
  }, []);
  return { Panel: panel?.Panel ?? null, load };
};
