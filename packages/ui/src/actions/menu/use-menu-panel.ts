import { useEffect, useState } from 'react';
import { useEventCallback } from '../../hooks/use-event-callback.ts';
import type { MenuPanel } from './menu-panel.tsx';

type Panel = typeof MenuPanel;

let loaded: Panel | undefined;

const fetchPanel = async (): Promise<Panel> => {
  loaded = (await import('./menu-panel.tsx')).MenuPanel;
  return loaded;
};

/** Calls back when the browser is idle. Returns a function that cancels the call. */
const whenIdle = (act: () => void): (() => void) => {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(act, 2000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(act);
  return () => cancelIdleCallback(handle);
};

/** The error of an opened menu whose chunk failed to load, for the nearest error boundary. */
const loadError = (cause: unknown): Error =>
  Object.assign(new Error('The list of a menu could not be loaded.', { cause }), {
    name: 'ChunkLoadError',
  });

/**
 * The panel of all menus, based on Radix. Its chunk loads when a menu's button is hovered or focused, when a
 * menu is open, else when the browser is idle. Null until loaded. Throws a ChunkLoadError if it fails to load
 * while a menu is open, because many browsers do not retry a failed module in the same page.
 */
export const useMenuPanel = (open: boolean) => {
  const [failed, setFailed] = useState<Error | null>(null);
  const [panel, setPanel] = useState<{ readonly Panel: Panel } | null>(() =>
    loaded ? { Panel: loaded } : null,
  );
  const load = useEventCallback(() => {
    if (panel !== null) return;
    fetchPanel().then(
      (Panel) => setPanel({ Panel }),
      (cause: unknown) => {
        if (open) setFailed(loadError(cause));
      },
    );
  });
  useEffect(() => {
    if (open) load();
  }, [open, load]);
  useEffect(() => {
    if (loaded === undefined) return whenIdle(() => fetchPanel().catch(() => undefined));
  }, []);
  if (failed !== null) throw failed;
  return { Panel: panel?.Panel ?? null, load };
};
