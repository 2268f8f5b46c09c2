import type { AnyRouter, ParsedLocation } from '@tanstack/react-router';
import type { KeyValueStorage } from '../../platform/browser/storage.ts';
import { getPageId } from '../../platform/routes/find-page.ts';

const toPageId = ({ pathname, searchStr }: ParsedLocation) =>
  getPageId(pathname, new URLSearchParams(searchStr));

const getEntryKey = ({ state }: ParsedLocation) => state.__TSR_key ?? '';

/** The history entry and the position of the page that the browser is leaving, for its reload. */
const reloadKey = 'surtidor-scroll';

/** How long a reloaded list may take to be as long as before, in milliseconds. */
const maxRestoreMs = 10_000;

/**
 * Returns to the position before a reload as soon as the page is long enough: pages of a list after the first one are
 * loaded in the browser. Stops when the user scrolls.
 */
function restoreAfterReload(getEntry: () => string, tabStorage: KeyValueStorage): void {
  window.addEventListener('pagehide', () =>
    tabStorage.set(reloadKey, `${window.scrollY} ${getEntry()}`),
  );
  const [position = '', entry] = tabStorage.get(reloadKey)?.split(' ') ?? [];
  const [navigation] = performance.getEntriesByType('navigation');
  const isReload = (navigation as PerformanceNavigationTiming | undefined)?.type === 'reload';
  const top = Number(position);
  if (!isReload || entry !== getEntry() || !(top > 0)) return;
  const controller = new AbortController();
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
}

/**
 * Scrolls after each change of page: to the top, or with Back and Forward to the position that the history entry had.
 * Other search params and overlays keep the position, and a reload restores it.
 */
export function keepScrollPositions(router: AnyRouter, tabStorage: KeyValueStorage): void {
  if (typeof window !== 'undefined')
    restoreAfterReload(() => getEntryKey(router.latestLocation), tabStorage);
  const positions = new Map<string, number>();
  router.subscribe('onBeforeLoad', ({ fromLocation }) => {
    if (fromLocation) positions.set(getEntryKey(fromLocation), window.scrollY);
  });
  router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
    if (fromLocation === undefined || toPageId(fromLocation) === toPageId(toLocation)) return;
    window.scrollTo(0, positions.get(getEntryKey(toLocation)) ?? 0);
  });
}
