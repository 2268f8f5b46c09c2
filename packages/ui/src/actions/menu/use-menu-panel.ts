import { useEffect, useState } from 'react';
import { useEventCallback } from '../../hooks/use-event-callback.ts';
import type { MenuPanel } from './menu-panel.tsx';

type Panel = typeof MenuPanel;

let loadedPanel: Panel | undefined;

const fetchPanel = async (): Promise<Panel> => {
  loadedPanel = (await import('./menu-panel.tsx')).MenuPanel;
  return loadedPanel;
};

/** Calls a function when the browser is idle. Returns a function that cancels the call. */
const runWhenIdle = (callback: () => void): (() => void) => {
  // Safari does not support `requestIdleCallback`.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(callback, 2000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(callback);
  return () => cancelIdleCallback(handle);
};

/** Creates the error that an open menu throws to the nearest error boundary if its chunk fails to load. */
const createLoadError = (cause: unknown): Error =>
  Object.assign(new Error('The list of a menu could not be loaded.', { cause }), {
    name: 'ChunkLoadError',
  });

/**
 * Loads the panel that all menus share. Its chunk loads when a menu's button is hovered or focused, when a menu
 * is open, or when the browser is idle. `Panel` is null until then. If the chunk fails to load while the menu is
 * open, the hook throws a ChunkLoadError, because many browsers do not retry a failed module on the same page.
 */
export const useMenuPanel = (open: boolean) => {
  const [loadError, setLoadError] = useState<Error | null>(null);
  const [panel, setPanel] = useState<{ readonly Panel: Panel } | null>(() =>
    loadedPanel ? { Panel: loadedPanel } : null,
  );
  const load = useEventCallback(() => {
    if (panel !== null) return;
    fetchPanel().then(
      (Panel) => setPanel({ Panel }),
      (cause: unknown) => {
        if (open) setLoadError(createLoadError(cause));
      },
    );
  });
  useEffect(() => {
    if (open) load();
  }, [open, load]);
  useEffect(() => {
    if (loadedPanel === undefined) return runWhenIdle(() => fetchPanel().catch(() => undefined));
  }, []);
  if (loadError !== null) throw loadError;
  return { Panel: panel?.Panel ?? null, load };
};
