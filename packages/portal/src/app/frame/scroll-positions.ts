import type { AnyRouter, ParsedLocation } from '@tanstack/react-router';
import { getPageId } from '../../platform/routes/routes.ts';

const toPageId = ({ pathname, searchStr }: ParsedLocation) =>
  getPageId(pathname, new URLSearchParams(searchStr));

const getEntryKey = ({ state }: ParsedLocation) => state.__TSR_key ?? '';

/**
 * Scrolls after each change of page: to the top, or with Back and Forward to the position that the history entry had.
 * Other search params and overlays keep the position (a reload: `useReloadPosition`).
 */
export function keepScrollPositions(router: AnyRouter): void {
  const positions = new Map<string, number>();
  router.subscribe('onBeforeLoad', ({ fromLocation }) => {
    if (fromLocation) positions.set(getEntryKey(fromLocation), window.scrollY);
  });
  router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
    if (fromLocation === undefined || toPageId(fromLocation) === toPageId(toLocation)) return;
    window.scrollTo(0, positions.get(getEntryKey(toLocation)) ?? 0);
  });
}
