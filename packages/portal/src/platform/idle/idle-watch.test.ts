import { defaultIdleSettings } from '@surtidor/domain/session';
import { createMemoryStorage } from '@surtidor/flows/core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createIdleRecord } from './idle-record.ts';
import { connectIdleWatch, createIdleWatch } from './idle-watch.ts';

const minuteMs = 60_000;

function createTabs() {
  const sharedStorage = createMemoryStorage();
  let clock = 1_000_000;
  const openTab = (sessionKey = 'one') =>
    createIdleWatch({
      settings: defaultIdleSettings,
      record: createIdleRecord(sharedStorage, sessionKey),
      now: () => clock,
      monotonicClock: () => clock,
    });
  return {
    sharedStorage,
    openTab,
    advanceClock: (ms: number) => {
      clock += ms;
    },
  };
}

describe('the idle watch', () => {
  it('warns after fourteen minutes and expires after fifteen', () => {
    const { openTab, advanceClock } = createTabs();
    const watch = openTab();
    const listener = vi.fn();
    watch.subscribe(listener);
    advanceClock(14 * minuteMs - 1);
    watch.dispatch('tick');
    expect(watch.getPhase()).toBe('active');
    advanceClock(1);
    watch.dispatch('tick');
    expect(watch.getPhase()).toBe('reminding');
    advanceClock(minuteMs);
    watch.dispatch('tick');
    expect(watch.getPhase()).toBe('expired');
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('detects activity in another tab on its next tick', () => {
    const { openTab, advanceClock } = createTabs();
    const thisTab = openTab();
    const otherTab = openTab();
    advanceClock(14 * minuteMs);
    thisTab.dispatch('tick');
    expect(thisTab.getPhase()).toBe('reminding');
    otherTab.dispatch('activity');
    thisTab.dispatch('tick');
    expect(thisTab.getPhase()).toBe('active');
  });

  it('is expired in a page opened after the expiry', () => {
    const { openTab, advanceClock } = createTabs();
    openTab();
    advanceClock(15 * minuteMs);
    expect(openTab().getPhase()).toBe('expired');
  });

  it('restarts for another session', () => {
    const { openTab, advanceClock } = createTabs();
    openTab('one');
    advanceClock(20 * minuteMs);
    expect(openTab('two').getPhase()).toBe('active');
  });

  it('allows more time during a visit to the bank', () => {
    const { openTab, advanceClock } = createTabs();
    const watch = openTab();
    watch.dispatch('leave-for-payment');
    advanceClock(20 * minuteMs);
    const reopenedTab = openTab();
    expect(reopenedTab.getPhase()).toBe('active');
    reopenedTab.dispatch('return-from-payment');
    advanceClock(14 * minuteMs);
    reopenedTab.dispatch('tick');
    expect(reopenedTab.getPhase()).toBe('reminding');
  });

  it('ignores an invalid record', () => {
    const { openTab, sharedStorage } = createTabs();
    sharedStorage.set('surtidor-idle-expiry', '{"a":');
    expect(openTab().getPhase()).toBe('active');
    sharedStorage.set('surtidor-idle-expiry', '["one","soon"]');
    expect(openTab().getPhase()).toBe('active');
  });
});

describe('connectIdleWatch', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** Returns a watch with a page, and a function that dispatches events on the page. */
  function createConnectedTab() {
    const { openTab, advanceClock } = createTabs();
    const watch = openTab();
    // The watch uses only the events of a document.
    const page = new EventTarget();
    const stop = connectIdleWatch(watch, page as Document);
    return {
      watch,
      advanceClock,
      stop,
      fireEvent: (name: string) => page.dispatchEvent(new Event(name)),
    };
  }

  it.each([
    ['a hidden tab becomes visible', 'visibilitychange'],
    ['a frozen tab resumes', 'resume'],
  ])('expires immediately when %s, even if its timers were paused', (_, event) => {
    const { watch, advanceClock, fireEvent } = createConnectedTab();
    advanceClock(3 * 60 * minuteMs);
    expect(watch.getPhase()).toBe('active');
    fireEvent(event);
    expect(watch.getPhase()).toBe('expired');
  });

  it.each(['mousemove', 'keydown', 'scroll', 'touchmove'])(
    'does not restore the session on a %s event after the expiry',
    (name) => {
      const { watch, advanceClock, fireEvent } = createConnectedTab();
      advanceClock(15 * minuteMs);
      fireEvent(name);
      expect(watch.getPhase()).toBe('expired');
    },
  );

  it('ticks every second until stopped', () => {
    const { watch, advanceClock, stop, fireEvent } = createConnectedTab();
    advanceClock(14 * minuteMs);
    vi.advanceTimersByTime(1000);
    expect(watch.getPhase()).toBe('reminding');
    stop();
    advanceClock(minuteMs);
    vi.advanceTimersByTime(5000);
    fireEvent('visibilitychange');
    expect(watch.getPhase()).toBe('reminding');
  });

  it('ignores mouse movement during the warning, but not clicks on its button', () => {
    const { watch, advanceClock, fireEvent } = createConnectedTab();
    advanceClock(14 * minuteMs);
    vi.advanceTimersByTime(1000);
    fireEvent('mousemove');
    expect(watch.getPhase()).toBe('reminding');
    watch.dispatch('activity');
    expect(watch.getPhase()).toBe('active');
  });
});
