import type { KeyValueStorage } from '@surtidor/flows/core';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { usePortal } from '../../platform/context/portal-context.tsx';

/** The history entry and the position of the page that the browser is leaving, for its reload. */
const reloadKey = 'surtidor-scroll';

/** How long a reloaded list may take to be as long as before, in milliseconds. */
const maxRestoreMs = 10_000;

/**
 * Returns to the position before a reload as soon as the page is long enough: pages of a list after the first one are
 * loaded in the browser. Stops when the user scrolls.
 */
function restoreAfterReload(entryKey: string, tabStorage: KeyValueStorage): () => void {
  const [position = '', entry] = tabStorage.get(reloadKey)?.split(' ') ?? [];
  const [navigation] = performance.getEntriesByType('navigation');
  const isReload = (navigation as PerformanceNavigationTiming | undefined)?.type === 'reload';
  const top = Number(position);
  tabStorage.remove(reloadKey);
  const controller = new AbortController();
  const stop = () => controller.abort();
  if (!isReload || entry !== entryKey || !(top > 0)) return stop;
  const observer = new ResizeObserver(() => {
    if (document.documentElement.scrollHeight < top + window.innerHeight) return;
    window.scrollTo(0, top);
    controller.abort();
  });
  const { signal } = controller;
  signal.addEventListener('abort', () => observer.disconnect());
  for (const event of ['wheel', 'touchstart', 'keydown', 'pointerdown']) {
    window.addEventListener(event, () => controller.abort(), { signal, passive: true });
  }
  window.setTimeout(() => controller.abort(), maxRestoreMs);
  observer.observe(document.documentElement);
  observer.observe(document.body);
  return stop;
}

/** Keeps the scroll position of a page for its reload, and returns to it. */
export function useReloadPosition(): void {
  const router = useRouter();
  const { tabStorage } = usePortal().browser;
  useEffect(() => {
    const getEntryKey = () => router.latestLocation.state.__TSR_key ?? '';
    const stop = restoreAfterReload(getEntryKey(), tabStorage);
    const save = () => tabStorage.set(reloadKey, `${window.scrollY} ${getEntryKey()}`);
    window.addEventListener('pagehide', save);
    return () => {
      stop();
      window.removeEventListener('pagehide', save);
    };
  }, [router, tabStorage]);
}
