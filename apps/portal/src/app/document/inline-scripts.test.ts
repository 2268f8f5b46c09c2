import { runInNewContext } from 'node:vm';
import { describe, expect, it, vi } from 'vitest';
import { colorModeCases, fakeWindow, storedChoice } from '../../platform/color-mode/testing.ts';
import { colorModeScript, hydratedEvent, replayPressScript } from './inline-scripts.ts';

describe('the color mode script', () => {
  it.each(colorModeCases)(
    'with %s, where the system is dark: %s, is %s',
    (mode, systemIsDark, expected) => {
      const { target, dataset } = fakeWindow(systemIsDark);
      const localStorage = { getItem: storedChoice(mode).get };
      runInNewContext(colorModeScript, { ...target, localStorage });
      expect(dataset.mode).toBe(expected);
    },
  );

  it('follows the system if storage is blocked', () => {
    const { target, dataset } = fakeWindow(true);
    runInNewContext(colorModeScript, target);
    expect(dataset.mode).toBe('dark');
  });
});

describe('the script that replays presses', () => {
  /** A page with or without a control at the press. */
  function fakePage() {
    const listeners = new Map<string, (event: object) => void>();
    const control = { click: vi.fn(), dispatchEvent: vi.fn() };
    runInNewContext(replayPressScript, {
      addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
      removeEventListener: (name: string) => listeners.delete(name),
      PointerEvent: Event,
    });
    const press = (found: object | null) => {
      const event = {
        target: { closest: () => found },
        preventDefault: vi.fn(),
        stopPropagation: vi.fn(),
      };
      listeners.get('click')?.(event);
      return event;
    };
    return { control, press, hydrate: () => listeners.get(hydratedEvent)?.({}) };
  }

  it('replays a press from before hydration once', () => {
    const { control, press, hydrate } = fakePage();
    expect(press(control).preventDefault).toHaveBeenCalled();
    expect(control.click).not.toHaveBeenCalled();
    hydrate();
    expect(control.click).toHaveBeenCalledOnce();
    expect(press(control).preventDefault).not.toHaveBeenCalled();
  });

  it('ignores links', () => {
    const { press } = fakePage();
    expect(press(null).preventDefault).not.toHaveBeenCalled();
  });
});
