import { describe, expect, it } from 'vitest';
import { applyColorMode, type ColorMode, colorModeKey } from './color-mode.ts';
import { colorModeCases, fakeWindow, storedChoice } from './testing.ts';

describe('the color mode', () => {
  it.each(colorModeCases)(
    'with the mode %s (system is dark: %s), is %s',
    (mode, systemIsDark, expected) => {
      const { target, dataset } = fakeWindow(systemIsDark);
      applyColorMode(storedChoice(mode), target);
      expect(dataset.mode).toBe(expected);
    },
  );

  it('follows the selected mode, the system and other tabs', () => {
    const { target, dataset, system, listeners } = fakeWindow(false);
    const storage = storedChoice(null);
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
