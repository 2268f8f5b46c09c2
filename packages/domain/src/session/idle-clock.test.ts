import { describe, expect, test } from 'vitest';
import { defaultIdleSettings, idleCheckMs, reduceIdleClock, startIdleClock } from './idle-clock.ts';
import type { IdleClock, IdleEvent } from './idle-clock-types.ts';

const minute = 60_000;
const start = 1_800_000_000_000;
const opened = startIdleClock({ now: start }).clock;
const run = (events: readonly IdleEvent[], from: IdleClock = opened): IdleClock =>
  events.reduce((clock, event) => reduceIdleClock(clock, event).clock, from);
const tick = (after: number): IdleEvent => ({ type: 'tick', now: start + after });
const activity = (after: number): IdleEvent => ({ type: 'activity', now: start + after });

test('the lengths of spec 9', () => {
  expect(defaultIdleSettings).toEqual({
    timeoutMs: 15 * minute,
    reminderMs: minute,
    graceMs: 30 * minute,
    publishMs: 1000,
  });
  expect(idleCheckMs).toBe(1000);
});

describe('a session that opens', () => {
  test('lasts fifteen minutes and notifies the other tabs', () => {
    expect(startIdleClock({ now: start })).toEqual({
      clock: {
        phase: 'active',
        expiresAt: start + 15 * minute,
        seenAt: start,
        shared: start + 15 * minute,
        publishedAt: start,
      },
      publish: start + 15 * minute,
    });
  });

  test('in a new tab continues with the stored expiry', () => {
    const joined = startIdleClock({ now: start, stored: start + 30_000 });
    expect(joined.publish).toBeNull();
    expect(joined.clock).toMatchObject({ phase: 'reminding', expiresAt: start + 30_000 });
  });

  test('in a browser closed overnight is expired', () => {
    expect(startIdleClock({ now: start, stored: start - 1 }).clock.phase).toBe('expired');
    expect(startIdleClock({ now: start, stored: start }).clock.phase).toBe('expired');
  });

  test.each([null, undefined, Number.NaN, Number.POSITIVE_INFINITY])(
    'with %s stored starts again',
    (stored) => {
      expect(startIdleClock({ now: start, stored }).publish).toBe(start + 15 * minute);
    },
  );

  test('ignores an expiry that is too far away', () => {
    expect(startIdleClock({ now: start, stored: start + 99 * minute }).clock.expiresAt).toBe(
      start + 30 * minute,
    );
  });
});

describe('minutes without activity (spec 4)', () => {
  test.each([
    [14 * minute - 1, 'active'],
    [14 * minute, 'reminding'],
    [15 * minute - 1, 'reminding'],
    [15 * minute, 'expired'],
    [9999 * minute, 'expired'],
  ])('after %s ms: %s', (after, phase) => {
    expect(run([tick(after)]).phase).toBe(phase);
  });

  test('a tick publishes nothing', () => {
    expect(reduceIdleClock(opened, tick(minute)).publish).toBeNull();
  });
});

describe('activity', () => {
  test('extends the session and notifies the other tabs', () => {
    const step = reduceIdleClock(opened, activity(minute));
    expect(step.publish).toBe(start + 16 * minute);
    expect(step.clock).toEqual({
      phase: 'active',
      expiresAt: start + 16 * minute,
      seenAt: start + minute,
      shared: start + 16 * minute,
      publishedAt: start + minute,
    });
  });

  test('is written at most once a second', () => {
    expect(reduceIdleClock(opened, activity(999)).publish).toBeNull();
    expect(reduceIdleClock(opened, activity(999)).clock).toMatchObject({
      expiresAt: start + 15 * minute + 999,
      publishedAt: start,
      phase: 'active',
    });
    expect(reduceIdleClock(opened, activity(1000)).publish).toBe(start + 15 * minute + 1000);
  });

  test('during the reminder closes it, at once and everywhere', () => {
    const reminded = { ...run([tick(14 * minute)]), publishedAt: start + 14 * minute };
    const step = reduceIdleClock(reminded, activity(14 * minute + 10));
    expect(step.clock.phase).toBe('active');
    expect(step.publish).toBe(start + 29 * minute + 10);
  });

  test('after the end finds the session expired, and never revives it', () => {
    const woken = reduceIdleClock(opened, activity(16 * minute));
    expect(woken).toMatchObject({ clock: { phase: 'expired' }, publish: null });
    const again = reduceIdleClock(woken.clock, {
      ...activity(16 * minute + 1),
      stored: start + 40 * minute,
    });
    expect(again).toMatchObject({ clock: { phase: 'expired' }, publish: null });
  });
});

describe('other tabs', () => {
  test('their activity extends this session', () => {
    const extended = run([{ ...tick(15 * minute + 5), stored: start + 20 * minute }]);
    expect(extended).toMatchObject({
      phase: 'active',
      expiresAt: start + 20 * minute,
      shared: start + 20 * minute,
    });
  });

  test('their activity closes the reminder here', () => {
    const reminded = run([tick(14 * minute + 1)]);
    expect(run([{ ...tick(14 * minute + 2), stored: start + 29 * minute }], reminded).phase).toBe(
      'active',
    );
  });

  test('a known stored value changes nothing', () => {
    const pushed = reduceIdleClock(opened, activity(500)).clock;
    expect(run([{ ...tick(600), stored: start + 15 * minute }], pushed).expiresAt).toBe(
      pushed.expiresAt,
    );
  });

  test.each([null, Number.NaN, Number.NEGATIVE_INFINITY])(
    '%s in storage changes nothing',
    (stored) => {
      expect(run([{ ...tick(minute), stored }]).expiresAt).toBe(opened.expiresAt);
    },
  );

  test('a forged expiry is limited to the maximum', () => {
    expect(run([{ ...tick(0), stored: start + 1e12 }]).expiresAt).toBe(start + 30 * minute);
  });

  test('their expiry ends this session', () => {
    expect(run([{ ...tick(minute), stored: start }]).phase).toBe('expired');
  });
});

describe('a clock that was set', () => {
  test('back an hour keeps the remaining time, minus the time known to have passed', () => {
    const back = run([tick(5 * minute), { type: 'tick', now: start - 55 * minute, elapsed: 1000 }]);
    expect(back.expiresAt - back.seenAt).toBe(10 * minute - 1000);
    expect(back.phase).toBe('active');
  });

  test('back while the tab slept past the end still expires', () => {
    const back = run([{ type: 'activity', now: start - 60 * minute, elapsed: 16 * minute }]);
    expect(back.phase).toBe('expired');
  });

  test('back does not stop activity from being published', () => {
    const step = reduceIdleClock(opened, { type: 'activity', now: start - 60 * minute });
    const next = reduceIdleClock(step.clock, { type: 'activity', now: start - 60 * minute + 1000 });
    expect(next.publish).toBe(start - 45 * minute + 1000);
  });

  test('not at all: monotonic fractions do not accumulate', () => {
    const ticks = Array.from({ length: 800 }, (_, second): IdleEvent => {
      return { ...tick((second + 1) * 1000), elapsed: 1000.9 };
    });
    expect(run(ticks).expiresAt).toBe(opened.expiresAt);
  });

  test('a negative elapsed time counts as zero', () => {
    expect(run([{ ...tick(minute), elapsed: -9 * minute }]).expiresAt).toBe(opened.expiresAt);
  });

  test('forward past the end expires, as a sleep does', () => {
    expect(run([activity(60 * minute)]).phase).toBe('expired');
  });
});

describe('a visit to the bank (reading 20)', () => {
  const left = reduceIdleClock(opened, { type: 'leave-for-payment', now: start + minute });

  test('is written at once, however recent the last write', () => {
    const soon = reduceIdleClock(opened, { type: 'leave-for-payment', now: start + 1 });
    expect(soon.publish).toBe(start + 30 * minute + 1);
  });

  test('lasts half an hour', () => {
    expect(left.publish).toBe(start + 31 * minute);
    expect(run([tick(29 * minute)], left.clock).phase).toBe('active');
    expect(run([tick(31 * minute)], left.clock).phase).toBe('expired');
  });

  test('is not shortened by activity in another tab', () => {
    const other = { ...activity(2 * minute), stored: start + 31 * minute };
    expect(run([other]).expiresAt).toBe(start + 31 * minute);
    expect(run([{ ...activity(20 * minute), stored: start + 31 * minute }]).expiresAt).toBe(
      start + 35 * minute,
    );
  });

  test('ends with the return, followed by fifteen minutes', () => {
    const back = reduceIdleClock(left.clock, {
      type: 'return-from-payment',
      now: start + 20 * minute,
    });
    expect(back.publish).toBe(start + 35 * minute);
    const early = reduceIdleClock(left.clock, {
      type: 'return-from-payment',
      now: start + minute + 1,
    });
    expect(early.publish).toBe(start + 16 * minute + 1);
  });

  test('that returned too late is expired', () => {
    const late = reduceIdleClock(left.clock, {
      type: 'return-from-payment',
      now: start + 32 * minute,
    });
    expect(late).toMatchObject({ clock: { phase: 'expired' }, publish: null });
  });

  test('has no grace in the literal reading', () => {
    const literal = { ...defaultIdleSettings, graceMs: 0 };
    const step = reduceIdleClock(
      opened,
      { type: 'leave-for-payment', now: start + minute },
      literal,
    );
    expect(step).toMatchObject({
      clock: { expiresAt: opened.expiresAt, seenAt: start + minute },
      publish: null,
    });
  });

  test('is never shorter than the idle time', () => {
    const brief = { ...defaultIdleSettings, graceMs: minute };
    const step = reduceIdleClock(opened, { type: 'leave-for-payment', now: start + minute }, brief);
    expect(step.publish).toBe(start + 16 * minute);
  });
});
