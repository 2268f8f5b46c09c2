import { describe, expect, it, vi } from 'vitest';
import { addressOf, createBrowserHistory, createMemoryHistory, placeOf } from './history.ts';

const at = (pathname: string, search = '', hash = '') => ({ pathname, search, hash });

describe('placeOf', () => {
  it.each([
    ['/a/b?c=1#d', at('/a/b', '?c=1', '#d')],
    ['?q=2', at('/from', '?q=2')],
    ['#top', at('/from', '?x=1', '#top')],
    ['/', at('/')],
    // Another site is never a place of the portal: only its path is read.
    ['https://evil.example.org/x', at('/x')],
    ['//evil.example.org/x', at('/x')],
  ])('reads %s', (to, place) => {
    expect(placeOf(to, at('/from', '?x=1'))).toEqual(place);
  });

  it('is written back as the same address', () => {
    expect(addressOf(placeOf('/a?b=%C3%B1#c', at('/')))).toBe('/a?b=%C3%B1#c');
  });
});

describe('a memory history', () => {
  it('keeps a place’s identity until one goes, and tells when one does', () => {
    const history = createMemoryHistory('/a');
    const listener = vi.fn();
    const stop = history.subscribe(listener);
    expect(history.getLocation()).toBe(history.getLocation());
    history.go('/b?c=1', false);
    expect(history.getLocation()).toEqual(at('/b', '?c=1'));
    stop();
    history.go('/c', true);
    expect(listener).toHaveBeenCalledTimes(1);
  });
});

/** A window with as much of a history as ours uses. */
function fakeWindow() {
  const entries = ['/start'];
  const listeners = new Map<string, () => void>();
  const location = at('/start');
  const show = (address: string) => Object.assign(location, placeOf(address, at('/')));
  const target = {
    location,
    history: {
      pushState: (_: unknown, __: string, address: string) => {
        entries.push(address);
        show(address);
      },
      replaceState: (_: unknown, __: string, address: string) => {
        entries.splice(-1, 1, address);
        show(address);
      },
    },
    addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
    removeEventListener: (name: string) => listeners.delete(name),
  };
  const back = () => {
    entries.pop();
    show(entries.at(-1) ?? '/');
    listeners.get('popstate')?.();
  };
  // As much of a window as the history touches.
  return { target: target as unknown as Window, entries, back, listeners };
}

describe('the browser’s history', () => {
  it('pushes, replaces and follows the back button', () => {
    const { target, entries, back } = fakeWindow();
    const history = createBrowserHistory(target);
    history.go('/a', false);
    history.go('/b', false);
    history.go('/c', true);
    expect(entries).toEqual(['/start', '/a', '/c']);
    back();
    expect(history.getLocation().pathname).toBe('/a');
  });

  it('lets go of the window when it is closed', () => {
    const { target, listeners } = fakeWindow();
    createBrowserHistory(target).close();
    expect(listeners.size).toBe(0);
  });
});

describe('a guard', () => {
  it('is asked before the history goes elsewhere, until it is taken away', () => {
    const history = createMemoryHistory('/form');
    const waiting: (() => void)[] = [];
    const release = history.guard((proceed) => waiting.push(proceed));
    history.go('/a', false);
    expect(history.getLocation().pathname).toBe('/form');
    waiting[0]?.();
    expect(history.getLocation().pathname).toBe('/a');
    release();
    history.go('/b', false);
    expect(history.getLocation().pathname).toBe('/b');
  });

  it('that was replaced takes away nothing', () => {
    const history = createMemoryHistory('/form');
    const releaseFirst = history.guard(() => undefined);
    history.guard(() => undefined);
    releaseFirst();
    history.go('/a', false);
    expect(history.getLocation().pathname).toBe('/form');
  });
});
