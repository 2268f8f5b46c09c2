import type { KeyValueStorage } from '../browser/storage.ts';

/** How light the portal is: as the system says, or always one way. */
export const colorModes = ['auto', 'light', 'dark'] as const;

export type ColorMode = (typeof colorModes)[number];

/** The choice, kept on the device and shared by every tab (reading 49). */
export interface ColorModeStore {
  readonly get: () => ColorMode;
  /** Calls back when the choice changes; returns an unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly choose: (mode: ColorMode) => void;
}

/** The key of the choice. The page's first script (app/document) reads it too, before the first paint. */
export const colorModeKey = 'surtidor-color-mode';

/** A choice that stands on storage alone, for stories and for pages rendered ahead. */
export function createColorMode(storage: KeyValueStorage, onChange = () => {}): ColorModeStore {
  const listeners = new Set<() => void>();
  return {
    get: () => colorModes.find((mode) => mode === storage.get(colorModeKey)) ?? 'auto',
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    choose: (mode) => {
      storage.set(colorModeKey, mode);
      onChange();
      for (const listener of listeners) listener();
    },
  };
}

/** The choice in force on a window's page; it follows the system and the other tabs. */
export function applyColorMode(storage: KeyValueStorage, target: Window): ColorModeStore {
  const system = target.matchMedia('(prefers-color-scheme: dark)');
  const apply = () => {
    const mode = store.get();
    const dark = mode === 'dark' || (mode === 'auto' && system.matches);
    target.document.documentElement.dataset.mode = dark ? 'dark' : 'light';
  };
  const store = createColorMode(storage, apply);
  system.addEventListener('change', apply);
  target.addEventListener('storage', ({ key }) => {
    if (key === colorModeKey) store.choose(store.get());
  });
  apply();
  return store;
}
