import { createMemoryHistory, type RouterHistory } from '@tanstack/react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isOverlayEntry, pushOverlayEntry, removeOverlayEntry } from './overlay-entry.ts';

describe('the history entry of an overlay', () => {
  let history: RouterHistory;
  beforeEach(() => {
    vi.useFakeTimers();
    history = createMemoryHistory({ initialEntries: ['/before', '/page'] });
    pushOverlayEntry(history);
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is removed after a tick, and the page remains', () => {
    removeOverlayEntry(history);
    expect(isOverlayEntry(history)).toBe(true);
    vi.runAllTimers();
    expect(isOverlayEntry(history)).toBe(false);
    expect(history.location.pathname).toBe('/page');
  });

  it('is kept for the next overlay', () => {
    removeOverlayEntry(history)();
    vi.runAllTimers();
    expect(isOverlayEntry(history)).toBe(true);
  });

  it('is not removed after a navigation', () => {
    removeOverlayEntry(history);
    history.push('/elsewhere');
    vi.runAllTimers();
    expect(history.location.pathname).toBe('/elsewhere');
  });

  it('does not swallow a back navigation that happens before its removal', () => {
    removeOverlayEntry(history);
    history.back();
    vi.runAllTimers();
    expect(history.location.pathname).toBe('/before');
  });

  it('needs no removal if a back navigation removed it already', () => {
    history.back();
    removeOverlayEntry(history);
    vi.runAllTimers();
    expect(history.location.pathname).toBe('/page');
    history.back();
    expect(history.location.pathname).toBe('/before');
  });
});
