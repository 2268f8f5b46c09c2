import { describe, expect, test } from 'vitest';
import { defaultIdleSettings, idleCheckMs, reduceIdleClock, startIdleClock } from './idle-clock.ts';
import type { IdleClock, IdleEvent } from './idle-clock-types.ts';

const minute = 60_000;
const startedAt = 1_800_000_000_000;
const initialClock = startIdleClock({ now: startedAt }).clock;
const runEvents = (events: readonly IdleEvent[], clock: IdleClock = initialClock): IdleClock =>
  events.reduce((clock, event) => reduceIdleClock(clock, event).clock, clock);
const createTick = (elapsedMs: number): IdleEvent => ({ type: 'tick', now: startedAt + elapsedMs });
const createActivity = (elapsedMs: number): IdleEvent => ({
  type: 'activity',
  now: startedAt + elapsedMs,
});

test('has the durations of spec 9', () => {
  expect(defaultIdleSettings).toEqual({
    timeoutMs: 15 * minute,
    reminderMs: minute,
    graceMs: 30 * minute,
    publishMs: 1000,
  });
  expect(idleCheckMs).toBe(1000);
});

describe('startIdleClock', () => {
  test('starts with fifteen minutes and notifies the other tabs', () => {
    expect(startIdleClock({ now: startedAt })).toEqual({
      clock: {
        phase: 'active',
        expiresAt: startedAt + 15 * minute,
        lastEventAt: startedAt,
        sharedExpiry: startedAt + 15 * minute,
        publishedAt: startedAt,
      },
      expiryToPublish: startedAt + 15 * minute,
    });
  });

  test('continues with the stored expiry in a new tab', () => {
    const newTab = startIdleClock({ now: startedAt, storedExpiry: startedAt + 30_000 });
    expect(newTab.expiryToPublish).toBeNull();
    expect(newTab.clock).toMatchObject({ phase: 'reminding', expiresAt: startedAt + 30_000 });
  });

  test('is expired if the stored expiry has passed', () => {
    expect(startIdleClock({ now: startedAt, storedExpiry: startedAt - 1 }).clock.phase).toBe(
      'expired',
    );
    expect(startIdleClock({ now: startedAt, storedExpiry: startedAt }).clock.phase).toBe('expired');
  });

  test.each([null, undefined, Number.NaN, Number.POSITIVE_INFINITY])(
    'ignores the stored value %s',
    (storedExpiry) => {
      expect(startIdleClock({ now: startedAt, storedExpiry }).expiryToPublish).toBe(
        startedAt + 15 * minute,
      );
    },
  );

  test('ignores an expiry that is too far away', () => {
    expect(
      startIdleClock({ now: startedAt, storedExpiry: startedAt + 99 * minute }).clock.expiresAt,
    ).toBe(startedAt + 30 * minute);
  });
});

describe('without activity (spec 4)', () => {
  test.each([
    [14 * minute - 1, 'active'],
    [14 * minute, 'reminding'],
    [15 * minute - 1, 'reminding'],
    [15 * minute, 'expired'],
    [9999 * minute, 'expired'],
  ])('the session is %2$s after %1$s ms', (elapsedMs, phase) => {
    expect(runEvents([createTick(elapsedMs)]).phase).toBe(phase);
  });

  test('a tick publishes nothing', () => {
    expect(reduceIdleClock(initialClock, createTick(minute)).expiryToPublish).toBeNull();
  });
});

describe('activity', () => {
  test('extends the session and notifies the other tabs', () => {
    const step = reduceIdleClock(initialClock, createActivity(minute));
    expect(step.expiryToPublish).toBe(startedAt + 16 * minute);
    expect(step.clock).toEqual({
      phase: 'active',
      expiresAt: startedAt + 16 * minute,
      lastEventAt: startedAt + minute,
      sharedExpiry: startedAt + 16 * minute,
      publishedAt: startedAt + minute,
    });
  });

  test('is written at most once a second', () => {
    expect(reduceIdleClock(initialClock, createActivity(999)).expiryToPublish).toBeNull();
    expect(reduceIdleClock(initialClock, createActivity(999)).clock).toMatchObject({
      expiresAt: startedAt + 15 * minute + 999,
      publishedAt: startedAt,
      phase: 'active',
    });
    expect(reduceIdleClock(initialClock, createActivity(1000)).expiryToPublish).toBe(
      startedAt + 15 * minute + 1000,
    );
  });

  test('closes the reminder in all tabs immediately', () => {
    const remindingClock = {
      ...runEvents([createTick(14 * minute)]),
      publishedAt: startedAt + 14 * minute,
    };
    const step = reduceIdleClock(remindingClock, createActivity(14 * minute + 10));
    expect(step.clock.phase).toBe('active');
    expect(step.expiryToPublish).toBe(startedAt + 29 * minute + 10);
  });

  test('does not extend an expired session', () => {
    const expiredStep = reduceIdleClock(initialClock, createActivity(16 * minute));
    expect(expiredStep).toMatchObject({ clock: { phase: 'expired' }, expiryToPublish: null });
    const nextStep = reduceIdleClock(expiredStep.clock, {
      ...createActivity(16 * minute + 1),
      storedExpiry: startedAt + 40 * minute,
    });
    expect(nextStep).toMatchObject({ clock: { phase: 'expired' }, expiryToPublish: null });
  });
});

describe('other tabs', () => {
  test('extend this session with their activity', () => {
    const clock = runEvents([
      { ...createTick(15 * minute + 5), storedExpiry: startedAt + 20 * minute },
    ]);
    expect(clock).toMatchObject({
      phase: 'active',
      expiresAt: startedAt + 20 * minute,
      sharedExpiry: startedAt + 20 * minute,
    });
  });

  test('close the reminder with their activity', () => {
    const remindingClock = runEvents([createTick(14 * minute + 1)]);
    expect(
      runEvents(
        [{ ...createTick(14 * minute + 2), storedExpiry: startedAt + 29 * minute }],
        remindingClock,
      ).phase,
    ).toBe('active');
  });

  test('do not change the session with a stored value that is known', () => {
    const extendedClock = reduceIdleClock(initialClock, createActivity(500)).clock;
    expect(
      runEvents([{ ...createTick(600), storedExpiry: startedAt + 15 * minute }], extendedClock)
        .expiresAt,
    ).toBe(extendedClock.expiresAt);
  });

  test.each([null, Number.NaN, Number.NEGATIVE_INFINITY])(
    'do not change the session with the stored value %s',
    (storedExpiry) => {
      expect(runEvents([{ ...createTick(minute), storedExpiry }]).expiresAt).toBe(
        initialClock.expiresAt,
      );
    },
  );

  test('can extend the session only up to the maximum', () => {
    expect(runEvents([{ ...createTick(0), storedExpiry: startedAt + 1e12 }]).expiresAt).toBe(
      startedAt + 30 * minute,
    );
  });

  test('end this session if theirs has expired', () => {
    expect(runEvents([{ ...createTick(minute), storedExpiry: startedAt }]).phase).toBe('expired');
  });
});

describe('a clock that was changed', () => {
  test('keeps the remaining time if it is set back, minus the elapsed time', () => {
    const clock = runEvents([
      createTick(5 * minute),
      { type: 'tick', now: startedAt - 55 * minute, elapsed: 1000 },
    ]);
    expect(clock.expiresAt - clock.lastEventAt).toBe(10 * minute - 1000);
    expect(clock.phase).toBe('active');
  });

  test('expires if it is set back and the elapsed time has passed the end', () => {
    const clock = runEvents([
      { type: 'activity', now: startedAt - 60 * minute, elapsed: 16 * minute },
    ]);
    expect(clock.phase).toBe('expired');
  });

  test('publishes activity after it is set back', () => {
    const step = reduceIdleClock(initialClock, { type: 'activity', now: startedAt - 60 * minute });
    const nextStep = reduceIdleClock(step.clock, {
      type: 'activity',
      now: startedAt - 60 * minute + 1000,
    });
    expect(nextStep.expiryToPublish).toBe(startedAt - 45 * minute + 1000);
  });

  test('does not accumulate fractions of the elapsed time', () => {
    const ticks = Array.from({ length: 800 }, (_, second): IdleEvent => {
      return { ...createTick((second + 1) * 1000), elapsed: 1000.9 };
    });
    expect(runEvents(ticks).expiresAt).toBe(initialClock.expiresAt);
  });

  test('treats a negative elapsed time as zero', () => {
    expect(runEvents([{ ...createTick(minute), elapsed: -9 * minute }]).expiresAt).toBe(
      initialClock.expiresAt,
    );
  });

  test('expires if it is set forward past the end', () => {
    expect(runEvents([createActivity(60 * minute)]).phase).toBe('expired');
  });
});

describe('a visit to the bank (reading 20)', () => {
  const bankVisit = reduceIdleClock(initialClock, {
    type: 'leave-for-payment',
    now: startedAt + minute,
  });

  test('is published immediately', () => {
    const step = reduceIdleClock(initialClock, { type: 'leave-for-payment', now: startedAt + 1 });
    expect(step.expiryToPublish).toBe(startedAt + 30 * minute + 1);
  });

  test('lasts half an hour', () => {
    expect(bankVisit.expiryToPublish).toBe(startedAt + 31 * minute);
    expect(runEvents([createTick(29 * minute)], bankVisit.clock).phase).toBe('active');
    expect(runEvents([createTick(31 * minute)], bankVisit.clock).phase).toBe('expired');
  });

  test('is not shortened by activity in another tab', () => {
    const otherEvent = { ...createActivity(2 * minute), storedExpiry: startedAt + 31 * minute };
    expect(runEvents([otherEvent]).expiresAt).toBe(startedAt + 31 * minute);
    expect(
      runEvents([{ ...createActivity(20 * minute), storedExpiry: startedAt + 31 * minute }])
        .expiresAt,
    ).toBe(startedAt + 35 * minute);
  });

  test('ends with the return, which starts fifteen minutes', () => {
    const clock = reduceIdleClock(bankVisit.clock, {
      type: 'return-from-payment',
      now: startedAt + 20 * minute,
    });
    expect(clock.expiryToPublish).toBe(startedAt + 35 * minute);
    const earlyReturn = reduceIdleClock(bankVisit.clock, {
      type: 'return-from-payment',
      now: startedAt + minute + 1,
    });
    expect(earlyReturn.expiryToPublish).toBe(startedAt + 16 * minute + 1);
  });

  test('expires if the user returns too late', () => {
    const lateReturn = reduceIdleClock(bankVisit.clock, {
      type: 'return-from-payment',
      now: startedAt + 32 * minute,
    });
    expect(lateReturn).toMatchObject({ clock: { phase: 'expired' }, expiryToPublish: null });
  });

  test('does not extend the session without a grace period', () => {
    const settingsWithoutGrace = { ...defaultIdleSettings, graceMs: 0 };
    const step = reduceIdleClock(
      initialClock,
      { type: 'leave-for-payment', now: startedAt + minute },
      settingsWithoutGrace,
    );
    expect(step).toMatchObject({
      clock: { expiresAt: initialClock.expiresAt, lastEventAt: startedAt + minute },
      expiryToPublish: null,
    });
  });

  test('is never shorter than the idle time', () => {
    const settingsWithShortGrace = { ...defaultIdleSettings, graceMs: minute };
    const step = reduceIdleClock(
      initialClock,
      { type: 'leave-for-payment', now: startedAt + minute },
      settingsWithShortGrace,
    );
    expect(step.expiryToPublish).toBe(startedAt + 16 * minute);
  });
});
