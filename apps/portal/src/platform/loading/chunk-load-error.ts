import type { KeyValueStorage } from '../browser/storage.ts';

/** The error messages of browsers for a failed chunk. */
const failedImport = /dynamically imported module|Importing a module script failed/;

/** Whether a chunk failed to load; the kit throws an error of that name. */
export const isChunkLoadError = (error: unknown): error is Error =>
  error instanceof Error && (error.name === 'ChunkLoadError' || failedImport.test(error.message));

/** The storage key of the last reload after a failed chunk. */
export const reloadedAtKey = 'surtidor-reloaded-at';

/** A second failure within this time does not reload again (faults 23). */
export const reloadPauseMs = 600_000;

/**
 * Whether to reload after a failed chunk: once, then not again for a while, to avoid a loop. Returns true
 * at most once and records it.
 */
export function claimReload(tab: KeyValueStorage, now: number): boolean {
  const last = Number(tab.get(reloadedAtKey) ?? Number.NaN);
  if (Math.abs(now - last) < reloadPauseMs) return false;
  tab.set(reloadedAtKey, String(now));
  return tab.get(reloadedAtKey) === String(now);
}
