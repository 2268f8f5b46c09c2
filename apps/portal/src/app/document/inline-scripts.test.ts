import { runInNewContext } from 'node:vm';
import { describe, expect, it, vi } from 'vitest';
import {
  colorModeCases,
  createFakeWindow,
  createModeStorage,
} from '../../platform/color-mode/testing.ts';
import {
  colorModeScript,
  hydratedEvent,
  reloadOnceScript,
  replayClicksScript,
} from './inline-scripts.ts';

describe('colorModeScript', () => {
  it.each(colorModeCases)(
    'with the saved mode %s and a dark system (%s), sets the mode %s',
    (mode, systemIsDark, expected) => {
      const { target, dataset } = createFakeWindow(systemIsDark);
      const localStorage = { getItem: createModeStorage(mode).get };
      runInNewContext(colorModeScript, { ...target, localStorage });
      expect(dataset.mode).toBe(expected);
    },
  );

  it('follows the system if storage is blocked', () => {
    const { target, dataset } = createFakeWindow(true);
    runInNewContext(colorModeScript, target);
    expect(dataset.mode).toBe('dark');
  });
});

describe('reloadOnceScript', () => {
  /** Simulates a failed load of each element, in order. */
  function dispatchLoadErrors(...targets: readonly (object | null)[]) {
    const storedValues = new Map<string, string>();
    const reload = vi.fn();
    const dataset: Record<string, string> = {};
    let dispatchError: (event: object) => void = () => undefined;
    runInNewContext(reloadOnceScript, {
      addEventListener: (_: string, listener: typeof dispatchError) => {
        dispatchError = listener;
      },
      document: { documentElement: { dataset } },
      location: { reload },
      navigator: { onLine: true },
      sessionStorage: {
        getItem: (key: string) => storedValues.get(key) ?? null,
        setItem: (key: string, value: unknown) => storedValues.set(key, String(value)),
      },
    });
    for (const target of targets) dispatchError({ target });
    return { reload, dataset };
  }
  const moduleScript = { localName: 'script', type: 'module' };

  it.each([[moduleScript], [{ localName: 'link', rel: 'modulepreload' }]])(
    'reloads for %j',
    (target) => {
      expect(dispatchLoadErrors(target).reload).toHaveBeenCalledOnce();
    },
  );

  it('marks the page after a second failure', () => {
    const { reload, dataset } = dispatchLoadErrors(moduleScript, moduleScript);
    expect(reload).toHaveBeenCalledOnce();
    expect(dataset).toHaveProperty('codeMissing');
  });

  it.each([[{ localName: 'script', type: '' }], [{ localName: 'img' }], [null]])(
    'ignores %j, which the portal does not need',
    (target) => {
      const { reload, dataset } = dispatchLoadErrors(target);
      expect(reload).not.toHaveBeenCalled();
      expect(dataset).toEqual({});
    },
  );
});

describe('replayClicksScript', () => {
  /** Creates a page whose clicks hit a control or nothing. */
  function createFakePage() {
    const listeners = new Map<string, (event: object) => void>();
    const control = { click: vi.fn(), dispatchEvent: vi.fn() };
    runInNewContext(replayClicksScript, {
      addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
      removeEventListener: (name: string) => listeners.delete(name),
      PointerEvent: Event,
    });
    const click = (control: object | null) => {
      const event = {
        target: { closest: () => control },
        preventDefault: vi.fn(),
        stopPropagation: vi.fn(),
      };
      listeners.get('click')?.(event);
      return event;
    };
    return { control, click, hydrate: () => listeners.get(hydratedEvent)?.({}) };
  }

  it('replays a click from before hydration once', () => {
    const { control, click, hydrate } = createFakePage();
    expect(click(control).preventDefault).toHaveBeenCalled();
    expect(control.click).not.toHaveBeenCalled();
    hydrate();
    expect(control.click).toHaveBeenCalledOnce();
    expect(click(control).preventDefault).not.toHaveBeenCalled();
  });

  it('ignores links', () => {
    const { click } = createFakePage();
    expect(click(null).preventDefault).not.toHaveBeenCalled();
  });
});
