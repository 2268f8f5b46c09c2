import type { KeyValueStorage } from '@surtidor/flows/core';

/** Matches the error messages of browsers for a failed chunk. */
const failedImport = /dynamically imported module|Importing a module script failed/;

/** Whether a chunk failed to load. The UI kit throws errors named `ChunkLoadError`. */
export const isChunkLoadError = (error: unknown): error is Error =>
  error instanceof Error && (error.name === 'ChunkLoadError' || failedImport.test(error.message));

/**
 * Names the error of a failed chunk, so that only `claimReload` decides on a reload. The router would reload by itself
 * for the message of the browser.
 */
export function nameChunkLoadError(error: Error): void {
  error.name = 'ChunkLoadError';
  error.message = `A chunk could not be loaded: ${error.message}`;
}

/** The storage key of the last reload after a failed chunk. */
export const reloadedAtKey = 'surtidor-reloaded-at';

/** The minimum time between two reloads, in milliseconds (faults 23). */
export const minReloadIntervalMs = 600_000;

/**
 * Returns whether to reload after a failed chunk, and records the reload. Returns true at most once within
 * `minReloadIntervalMs`, to avoid a loop.
 */
export function claimReload(tabStorage: KeyValueStorage, now: number): boolean {
  const lastReloadAt = Number(tabStorage.get(reloadedAtKey) ?? Number.NaN);
  if (Math.abs(now - lastReloadAt) < minReloadIntervalMs) return false;
  tabStorage.set(reloadedAtKey, String(now));
  return tabStorage.get(reloadedAtKey) === String(now);
}
