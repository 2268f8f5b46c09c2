import { defaultIdleSettings } from '@surtidor/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMemoryStorage } from '../browser/storage.ts';
import { createIdleRecord } from './idle-record.ts';
import { createIdleWatch, driveIdleWatch } from './idle-watch.ts';

const minute = 60_000;

function tabs() {
  const shared = createMemoryStorage();
  let clock = 1_000_000;
  const open = (sessionKey = 'one') =>
    createIdleWatch({
      settings: defaultIdleSettings,
      record: createIdleRecord(shared, sessionKey),
      now: () => clock,
      monotonic: () => clock,
    });
  return {
    shared,
    open,
    pass: (ms: number) => {
      clock += ms;
    },
  };
}

describe('the idle watch', () => {
  it('warns after fourteen minutes and expires after fifteen', () => {
    const { open, pass } = tabs();
    const watch = open();
    const listener = vi.fn();
    watch.subscribe(listener);
    pass(14 * minute - 1);
    watch.dispatch('tick');
    expect(watch.getPhase()).toBe('active');
    pass(1);
    watch.dispatch('tick');
    expect(watch.getPhase()).toBe('reminding');
    pass(minute);
    watch.dispatch('tick');
    expect(watch.getPhase()).toBe('expired');
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('detects activity in another tab on its next tick', () => {
    const { open, pass } = tabs();
    const here = open();
    const there = open();
    pass(14 * minute);
    here.dispatch('tick');
    expect(here.getPhase()).toBe('reminding');
    there.dispatch('activity');
    here.dispatch('tick');
    expect(here.getPhase()).toBe('active');
  });

  it('is expired in a page opened after the expiry', () => {
    const { open, pass } = tabs();
    open();
    pass(15 * minute);
    expect(open().getPhase()).toBe('expired');
  });

  it('restarts for another session', () => {
    const { open, pass } = tabs();
    open('one');
    pass(20 * minute);
    expect(open('two').getPhase()).toBe('active');
  });

  it('allows more time during a visit to the bank', () => {
    const { open, pass } = tabs();
    const watch = open();
    watch.dispatch('leave-for-payment');
    pass(20 * minute);
    const back = open();
    expect(back.getPhase()).toBe('active');
    back.dispatch('return-from-payment');
    pass(14 * minute);
    back.dispatch('tick');
    expect(back.getPhase()).toBe('reminding');
  });

  it('ignores an invalid record', () => {
    const { open, shared } = tabs();
    shared.set('surtidor-idle-expiry', '{"a":');
    expect(open().getPhase()).toBe('active');
    shared.set('surtidor-idle-expiry', '["one","soon"]');
    expect(open().getPhase()).toBe('active');
  });
});

describe('driveIdleWatch', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** Returns a watch with a page, and a function that dispatches events on the page. */
  function drivenTab() {
    const { open, pass } = tabs();
    const watch = open();
    // The watch uses only the events of a document.
    const page = new EventTarget();
    const stop = driveIdleWatch(watch, page as Document);
    return { watch, pass, stop, happens: (name: string) => page.dispatchEvent(new Event(name)) };
  }

  it.each([
    ['a hidden tab becomes visible', 'visibilitychange'],
    ['a frozen tab resumes', 'resume'],
  ])('expires immediately when %s, even if its timers were paused', (_, event) => {
    const { watch, pass, happens } = drivenTab();
    pass(3 * 60 * minute);
    expect(watch.getPhase()).toBe('active');
    happens(event);
    expect(watch.getPhase()).toBe('expired');
  });

  it.each(['mousemove', 'keydown', 'scroll', 'touchmove'])(
    'a %s event after the expiry does not restore the session',
    (name) => {
      const { watch, pass, happens } = drivenTab();
      pass(15 * minute);
      happens(name);
      expect(watch.getPhase()).toBe('expired');
    },
  );

  it('ticks every second until stopped', () => {
    const { watch, pass, stop, happens } = drivenTab();
    pass(14 * minute);
    vi.advanceTimersByTime(1000);
    expect(watch.getPhase()).toBe('reminding');
    stop();
    pass(minute);
    vi.advanceTimersByTime(5000);
    happens('visibilitychange');
    expect(watch.getPhase()).toBe('reminding');
  });

  it('ignores mouse movement during the warning, but not its button', () => {
    const { watch, pass, happens } = drivenTab();
    pass(14 * minute);
    vi.advanceTimersByTime(1000);
    happens('mousemove');
    expect(watch.getPhase()).toBe('reminding');
    watch.dispatch('activity');
    expect(watch.getPhase()).toBe('active');
  });
});
