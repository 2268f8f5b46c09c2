import type { KeyValueStorage } from '../browser/storage.ts';

/** The color mode: system, light or dark. */
export const colorModes = ['auto', 'light', 'dark'] as const;

export type ColorMode = (typeof colorModes)[number];

/** The selected mode, stored on the device and shared by tabs (reading 49). */
export interface ColorModeStore {
  readonly get: () => ColorMode;
  /** Calls back on changes; returns an unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly choose: (mode: ColorMode) => void;
}

/** The storage key. An inline script (app/document) reads it before the first paint. */
export const colorModeKey = 'surtidor-color-mode';

/** A color mode over storage only, for stories and the server. */
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

/** The color mode of a window; follows the system and other tabs. */
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
