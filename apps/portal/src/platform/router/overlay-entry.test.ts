import { beforeEach, describe, expect, it } from 'vitest';
import { dropOverlayEntry, isOverlayEntry, pushOverlayEntry } from './overlay-entry.ts';

/** A window whose history begins with the page before and a page, and whose timers run when told. */
function fakeWindow() {
  let entries: { readonly page: string; readonly state: unknown }[] = [
    { page: 'before', state: null },
    { page: 'page', state: null },
  ];
  const listeners = new Set<() => void>();
  const timers = new Map<number, () => void>();
  let pending = 0;
  const present = () => entries.at(-1) ?? { page: 'none', state: null };
  const history = {
    get state() {
      return present().state;
    },
    pushState: (state: unknown, _: string, page = present().page) => {
      entries = [...entries, { page, state }];
    },
    back: () => {
      pending += 1;
    },
  };
  return {
    target: {
      history,
      setTimeout: (run: () => void) => {
        timers.set(timers.size + 1, run);
        return timers.size;
      },
      clearTimeout: (id: number) => timers.delete(id),
      addEventListener: (_: string, listener: () => void) => listeners.add(listener),
      removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
    } as unknown as Window,
    page: () => present().page,
    /** Somebody presses back. */
    back: () => history.back(),
    runTimers: () => {
      for (const [id, run] of timers) if (timers.delete(id)) run();
    },
    /** Goes back as often as was asked, and tells each time, as a browser does a moment later. */
    settle: () => {
      while (pending > 0) {
        pending -= 1;
        entries = entries.slice(0, -1);
        for (const listener of [...listeners]) listener();
      }
    },
  };
}

describe('the entry of what lay over a page', () => {
  let browser: ReturnType<typeof fakeWindow>;
  beforeEach(() => {
    browser = fakeWindow();
    pushOverlayEntry(browser.target);
  });

  it('is taken away a moment later, and the page stays', () => {
    dropOverlayEntry(browser.target);
    expect(isOverlayEntry(browser.target)).toBe(true);
    browser.runTimers();
    browser.settle();
    expect(isOverlayEntry(browser.target)).toBe(false);
    expect(browser.page()).toBe('page');
  });

  it('is left to what comes next', () => {
    dropOverlayEntry(browser.target)();
    browser.runTimers();
    browser.settle();
    expect(isOverlayEntry(browser.target)).toBe(true);
  });

  it('is left when one is elsewhere by then', () => {
    dropOverlayEntry(browser.target);
    browser.target.history.pushState(null, '', 'elsewhere');
    browser.runTimers();
    browser.settle();
    expect(browser.page()).toBe('elsewhere');
  });

  it('does not swallow a press of back that comes before it is taken away', () => {
    dropOverlayEntry(browser.target);
    browser.back();
    browser.settle();
    browser.runTimers();
    browser.settle();
    expect(browser.page()).toBe('before');
  });

  it('is nothing to take away where back took it already', () => {
    browser.back();
    browser.settle();
    dropOverlayEntry(browser.target);
    browser.runTimers();
    browser.back();
    browser.settle();
    expect(browser.page()).toBe('before');
  });
});
