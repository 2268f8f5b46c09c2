import type { KeyValueStorage } from '../../platform/browser/storage.ts';

const key = 'surtidor-station';

/** The code of the station selected in this tab; null for all. */
export const selectedStation = (tab: KeyValueStorage): string | null => tab.get(key);

/** Saves the station selected in this tab. */
export const chooseStation = (tab: KeyValueStorage, code: string | null): void =>
  code === null ? tab.remove(key) : tab.set(key, code);
