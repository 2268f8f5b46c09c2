import { useEffect, useState } from 'react';
import { useEventCallback } from '../../hooks/use-event-callback.ts';
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

/** What the nearest error boundary is told of a menu that was opened and cannot be fetched. */
const loadError = (cause: unknown): Error =>
  Object.assign(new Error('The list of a menu could not be loaded.', { cause }), {
    name: 'ChunkLoadError',
  });

/**
 * The panel of every menu, with Radix under it: fetched when a menu's button is hovered or has the
 * focus, when a menu is open, and otherwise when the browser is idle. Null until it is here. Throws
 * an error named ChunkLoadError when it cannot be fetched for a menu that is open: many browsers
 * never fetch again in the same page what failed once.
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
