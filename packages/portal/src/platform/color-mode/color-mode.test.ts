import { describe, expect, it } from 'vitest';
import { applyColorMode, type ColorMode, colorModeKey } from './color-mode.ts';
import { colorModeCases, createFakeWindow, createModeStorage } from './testing.ts';

describe('the color mode', () => {
  it.each(colorModeCases)(
    'with the mode %s (system is dark: %s), is %s',
    (mode, isSystemDark, expected) => {
      const { target, dataset } = createFakeWindow(isSystemDark);
      applyColorMode(createModeStorage(mode), target);
      expect(dataset.mode).toBe(expected);
    },
  );

  it('follows the selected mode, the system and other tabs', () => {
    const { target, dataset, system, listeners } = createFakeWindow(false);
    const storage = createModeStorage(null);
    const store = applyColorMode(storage, target);
    const selectedModes: ColorMode[] = [];
    store.subscribe(() => selectedModes.push(store.get()));
    system.matches = true;
    listeners.get('change')?.({ key: '' });
    expect(dataset.mode).toBe('dark');
    store.select('light');
    expect(dataset.mode).toBe('light');
    storage.set(colorModeKey, 'dark');
    listeners.get('storage')?.({ key: colorModeKey });
    expect(dataset.mode).toBe('dark');
    expect(selectedModes).toEqual(['light', 'dark']);
  });
});
