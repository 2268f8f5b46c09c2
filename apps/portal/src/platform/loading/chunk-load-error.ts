import type { KeyValueStorage } from '../browser/storage.ts';

/** What browsers say when the code of a route does not arrive. */
const failedImport = /dynamically imported module|Importing a module script failed/;

/** Whether a part of the portal could not be loaded; the kit throws an error of that name. */
export const isChunkLoadError = (error: unknown): error is Error =>
  error instanceof Error && (error.name === 'ChunkLoadError' || failedImport.test(error.message));

/** When this tab was last loaded anew for a part that did not come. */
export const reloadedAtKey = 'surtidor-reloaded-at';

/** A second failure within this time is not cured by loading again (faults 23). */
export const reloadPauseMs = 600_000;

/**
 * Whether to load the page again after a part failed: once, then not again for a while, so that
 * it can never become a loop. Says yes at most once and remembers it.
 */
export function claimReload(tab: KeyValueStorage, now: number): boolean {
  const last = Number(tab.get(reloadedAtKey) ?? Number.NaN);
  if (Math.abs(now - last) < reloadPauseMs) return false;
  tab.set(reloadedAtKey, String(now));
  return tab.get(reloadedAtKey) === String(now);
}
