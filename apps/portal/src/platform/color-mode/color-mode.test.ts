import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from '../browser/storage.ts';
import { applyColorMode, type ColorMode, colorModeKey } from './color-mode.ts';

/** As much of a window as a color mode looks at. */
function fakeWindow(systemIsDark: boolean) {
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

const cases: readonly (readonly [string | null, boolean, string])[] = [
  [null, true, 'dark'],
  [null, false, 'light'],
  ['auto', true, 'dark'],
  ['dark', false, 'dark'],
  ['light', true, 'light'],
  ['purple', true, 'dark'],
];

const stored = (mode: string | null) =>
  createMemoryStorage(mode === null ? {} : { [colorModeKey]: mode });

describe('the color mode', () => {
  it.each(cases)('%s, where the system is dark: %s, is %s', (mode, systemIsDark, expected) => {
    const { target, dataset } = fakeWindow(systemIsDark);
    applyColorMode(stored(mode), target);
    expect(dataset.mode).toBe(expected);
  });

  it('follows the choice, the system and other tabs', () => {
    const { target, dataset, system, listeners } = fakeWindow(false);
    const storage = stored(null);
    const store = applyColorMode(storage, target);
    const seen: ColorMode[] = [];
    store.subscribe(() => seen.push(store.get()));
    system.matches = true;
    listeners.get('change')?.({ key: '' });
    expect(dataset.mode).toBe('dark');
    store.choose('light');
    expect(dataset.mode).toBe('light');
    storage.set(colorModeKey, 'dark');
    listeners.get('storage')?.({ key: colorModeKey });
    expect(dataset.mode).toBe('dark');
    expect(seen).toEqual(['light', 'dark']);
  });
});
