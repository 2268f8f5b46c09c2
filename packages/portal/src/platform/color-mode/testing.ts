import { createMemoryStorage } from '@surtidor/flows/core';
import { colorModeKey } from './color-mode.ts';

/** Returns a fake window with the parts that a color mode uses. */
export function createFakeWindow(isSystemDark: boolean) {
  const listeners = new Map<string, (event: { key: string }) => void>();
  const system = {
    matches: isSystemDark,
    addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
  };
  const dataset: { mode?: string } = {};
  const target = {
    matchMedia: () => system,
    document: { documentElement: { dataset } },
    addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
  };
  return { target: target as unknown as Window, dataset, system, listeners };
}

/** The stored mode, whether the system is dark, and the expected mode. */
export const colorModeCases: readonly (readonly [string | null, boolean, string])[] = [
  [null, true, 'dark'],
  [null, false, 'light'],
  ['auto', true, 'dark'],
  ['dark', false, 'dark'],
  ['light', true, 'light'],
  ['purple', true, 'dark'],
];

/** Returns a storage with the selected mode; null for none. */
export const createModeStorage = (mode: string | null) =>
  createMemoryStorage(mode === null ? {} : { [colorModeKey]: mode });
