import { createMemoryHistory, type RouterHistory } from '@tanstack/react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dropOverlayEntry, isOverlayEntry, pushOverlayEntry } from './overlay-entry.ts';

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

  it('is removed after a moment, and the page stays', () => {
    dropOverlayEntry(history);
    expect(isOverlayEntry(history)).toBe(true);
    vi.runAllTimers();
    expect(isOverlayEntry(history)).toBe(false);
    expect(history.location.pathname).toBe('/page');
  });

  it('is kept for the next overlay', () => {
    dropOverlayEntry(history)();
    vi.runAllTimers();
    expect(isOverlayEntry(history)).toBe(true);
  });

  it('is left alone after a navigation', () => {
    dropOverlayEntry(history);
    history.push('/elsewhere');
    vi.runAllTimers();
    expect(history.location.pathname).toBe('/elsewhere');
  });

  it('does not swallow a press of back that comes before it is removed', () => {
    dropOverlayEntry(history);
    history.back();
    vi.runAllTimers();
    expect(history.location.pathname).toBe('/before');
  });

  it('needs no removal when back removed it already', () => {
    history.back();
    dropOverlayEntry(history);
    vi.runAllTimers();
    expect(history.location.pathname).toBe('/page');
    history.back();
    expect(history.location.pathname).toBe('/before');
  });
});
