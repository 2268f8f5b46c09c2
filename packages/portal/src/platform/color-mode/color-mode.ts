import type { KeyValueStorage } from '@surtidor/flows/core';

/** The color modes. `auto` follows the system. */
export const colorModes = ['auto', 'light', 'dark'] as const;

export type ColorMode = (typeof colorModes)[number];

/** The selected color mode, stored on the device and shared between tabs (reading 49). */
export interface ColorModeStore {
  readonly get: () => ColorMode;
  /** Calls the listener on changes. Returns an unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly select: (mode: ColorMode) => void;
}

/** The storage key. An inline script (app/document) reads it before the first paint. */
export const colorModeKey = 'surtidor-color-mode';

/** Creates a color mode that only uses storage, for stories and the server. */
export function createColorMode(storage: KeyValueStorage, onChange = () => {}): ColorModeStore {
  const listeners = new Set<() => void>();
  return {
    get: () => colorModes.find((mode) => mode === storage.get(colorModeKey)) ?? 'auto',
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    select: (mode) => {
      storage.set(colorModeKey, mode);
      onChange();
      for (const listener of listeners) listener();
    },
  };
}

/** Applies the color mode to a window. Follows the system and other tabs. */
export function applyColorMode(storage: KeyValueStorage, target: Window): ColorModeStore {
  const system = target.matchMedia('(prefers-color-scheme: dark)');
  const applyMode = () => {
    const mode = store.get();
    const isDark = mode === 'dark' || (mode === 'auto' && system.matches);
    target.document.documentElement.dataset.mode = isDark ? 'dark' : 'light';
  };
  const store = createColorMode(storage, applyMode);
  system.addEventListener('change', applyMode);
  target.addEventListener('storage', ({ key }) => {
    if (key === colorModeKey) store.select(store.get());
  });
  applyMode();
  return store;
}
