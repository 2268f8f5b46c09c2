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
  replayInputScript,
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

describe('replayInputScript', () => {
  /** Runs the script in a page. The real fields and React are covered by tests/faults/no-code.spec.ts. */
  function createFakePage() {
    const listeners = new Map<string, (event: object) => void>();
    const body = {};
    const elements: object[] = [];
    const document = { body, activeElement: body, getElementsByTagName: () => elements };
    runInNewContext(replayInputScript, {
      document,
      addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
      removeEventListener: (name: string) => listeners.delete(name),
      PointerEvent: Event,
    });
    const dispatch = (name: string, target: object) => {
      const event = { target, preventDefault: vi.fn(), stopPropagation: vi.fn() };
      listeners.get(name)?.(event);
      return event;
    };
    const press = (button: object | null) => dispatch('click', { closest: () => button });
    const hydrate = () => listeners.get(hydratedEvent)?.({});
    return { dispatch, press, hydrate, elements };
  }
  const createButton = (properties = {}) => ({
    isConnected: true,
    click: vi.fn(),
    dispatchEvent: vi.fn(),
    dataset: {} as Record<string, string>,
    ...properties,
  });

  it('replays the last press from before hydration once', () => {
    const { press, hydrate } = createFakePage();
    const [earlierButton, button] = [createButton(), createButton()];
    press(earlierButton);
    expect(press(button).preventDefault).toHaveBeenCalled();
    expect(button.click).not.toHaveBeenCalled();
    expect([earlierButton.dataset, button.dataset]).toEqual([{}, { pressed: '' }]);
    hydrate();
    expect(button.dataset).toEqual({});
    expect(button.click).toHaveBeenCalledOnce();
    expect(earlierButton.click).not.toHaveBeenCalled();
    expect(press(button).preventDefault).not.toHaveBeenCalled();
  });

  it('ignores a disabled button', () => {
    const { press, hydrate } = createFakePage();
    const button = createButton({ ariaDisabled: 'true' });
    expect(press(button).preventDefault).toHaveBeenCalled();
    hydrate();
    expect(button.click).not.toHaveBeenCalled();
  });

  it('sets a toggle to its value before hydration', () => {
    const { dispatch, hydrate } = createFakePage();
    const box = { type: 'checkbox', checked: true, isConnected: true, click: vi.fn() };
    dispatch('input', box);
    hydrate();
    expect(box.checked).toBe(false);
    expect(box.click).toHaveBeenCalledOnce();
  });

  it('replays input to the elements that replaced those of the server', () => {
    const { dispatch, press, hydrate, elements } = createFakePage();
    const createBox = (value: string) =>
      createButton({ type: 'checkbox', name: 'invoice', value, checked: true });
    const createElements = () => ({
      firstBox: createBox('1'),
      secondBox: createBox('2'),
      field: { type: 'text', name: 'q', isConnected: true, focus: vi.fn() },
      firstButton: createButton({ className: 'round' }),
      secondButton: createButton({ className: 'round' }),
    });
    const original = createElements();
    elements.push(...Object.values(original));
    dispatch('input', original.secondBox);
    dispatch('focusin', original.field);
    press(original.secondButton);
    for (const element of elements.splice(0)) Object.assign(element, { isConnected: false });
    const replacement = createElements();
    // An extension added a button of its own.
    elements.push(createButton({ className: 'extension' }), ...Object.values(replacement));
    hydrate();
    expect(replacement.firstBox.click).not.toHaveBeenCalled();
    expect(replacement.secondBox.click).toHaveBeenCalledOnce();
    expect(replacement.field.focus).toHaveBeenCalledOnce();
    expect(replacement.firstButton.click).not.toHaveBeenCalled();
    expect(replacement.secondButton.click).toHaveBeenCalledOnce();
  });

  it.each(['get', 'post'])(
    'prevents only what needs scripts in a form with method %s',
    (method) => {
      const { dispatch, press } = createFakePage();
      const isPrevented = method === 'get';
      const events = [
        dispatch('submit', { method }),
        press(createButton({ type: 'submit', form: { method } })),
      ];
      for (const { preventDefault } of events) {
        expect(preventDefault).toHaveBeenCalledTimes(isPrevented ? 1 : 0);
      }
    },
  );

  it('ignores links', () => {
    expect(createFakePage().press(null).preventDefault).not.toHaveBeenCalled();
  });
});
