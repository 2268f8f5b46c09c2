import { createMemoryStorage } from '../browser/storage.ts';
import { colorModeKey } from './color-mode.ts';

/** The part of a window that a color mode uses. */
export function fakeWindow(systemIsDark: boolean) {
  const listeners = new Map<string, (event: { key: string }) => void>();
  const system = {
    matches: systemIsDark,
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

/** A stored choice, whether the system is dark, and the mode that results. */
export const colorModeCases: readonly (readonly [string | null, boolean, string])[] = [
  [null, true, 'dark'],
  [null, false, 'light'],
  ['auto', true, 'dark'],
  ['dark', false, 'dark'],
  ['light', true, 'light'],
  ['purple', true, 'dark'],
];

/** A storage with or without a selected mode. */
export const storedChoice = (mode: string | null) =>
  createMemoryStorage(mode === null ? {} : { [colorModeKey]: mode });
