import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { property } from '../../test/property.ts';
import { reduceIdleClock, startIdleClock } from './idle-clock.ts';
import type { IdleClock, IdleEvent } from './idle-clock-types.ts';

const minute = 60_000;
const startedAt = 1_800_000_000_000;
const initialClock = startIdleClock({ now: startedAt }).clock;
const runEvents = (events: readonly IdleEvent[], clock: IdleClock = initialClock): IdleClock =>
  events.reduce((clock, event) => reduceIdleClock(clock, event).clock, clock);

describe('reduceIdleClock', () => {
  const anyType = fc.constantFrom('tick', 'activity', 'leave-for-payment', 'return-from-payment');
  const anyEvent: fc.Arbitrary<IdleEvent> = fc.record({
    type: anyType,
    now: fc.integer({ min: startedAt - 90 * minute, max: startedAt + 90 * minute }),
    storedExpiry: fc.oneof(
      fc.constant(null),
      fc.integer({ min: startedAt - 90 * minute, max: startedAt + 200 * minute }),
      fc.constant(Number.NaN),
    ),
    elapsed: fc.integer({ min: -1000, max: 90 * minute }),
  });
  const anyEvents = fc.array(anyEvent, { maxLength: 30 });
  /** Events of a clock that is not set back. */
  const anyForwardEvents = fc
    .array(
      fc.tuple(fc.constantFrom('tick' as const, 'activity' as const), fc.nat({ max: 5 * minute })),
      {
        maxLength: 30,
      },
    )
    .map((steps) => {
      let now = startedAt;
      return steps.map(([type, gapMs]): IdleEvent => {
        now += gapMs;
        return { type, now };
      });
    });

  property('expired is final', [anyEvents, anyEvents], (previousEvents, laterEvents) => {
    const clock = runEvents(previousEvents);
    return clock.phase !== 'expired' || runEvents(laterEvents, clock).phase === 'expired';
  });

  property(
    'an open session never lasts longer than the maximum grace period',
    [anyEvents],
    (events) => {
      const clock = runEvents(events);
      return clock.expiresAt - clock.lastEventAt <= 30 * minute;
    },
  );

  property('the phase depends on the expiry', [anyEvents], (events) => {
    const clock = runEvents(events);
    const remainingMs = clock.expiresAt - clock.lastEventAt;
    if (clock.phase === 'active') expect(remainingMs).toBeGreaterThan(minute);
    if (clock.phase === 'reminding') expect(remainingMs > 0 && remainingMs <= minute).toBe(true);
  });

  property(
    'only activity and bank visits publish an expiry',
    [anyEvents, anyEvent],
    (events, event) => {
      const { clock, expiryToPublish } = reduceIdleClock(runEvents(events), event);
      if (expiryToPublish === null) return;
      expect(event.type).not.toBe('tick');
      expect(expiryToPublish).toBe(clock.expiresAt);
      expect(expiryToPublish).toBeGreaterThan(event.now);
    },
  );

  property('any number of ticks changes only the phase', [anyForwardEvents], (events) => {
    const ticks = events.map(({ now }): IdleEvent => ({ type: 'tick', now }));
    expect(runEvents(ticks).expiresAt).toBe(initialClock.expiresAt);
  });

  property(
    'a tab without ticks reaches the same state',
    [anyForwardEvents, fc.nat({ max: 20 * minute })],
    (events, pauseMs) => {
      const endsAt = (events.at(-1)?.now ?? startedAt) + pauseMs;
      const finalTick: IdleEvent = { type: 'tick', now: endsAt };
      const withTicks = runEvents([...events, finalTick]);
      const withoutTicks = runEvents([
        ...events.filter(({ type }) => type === 'activity'),
        finalTick,
      ]);
      expect(withTicks.phase).toBe(withoutTicks.phase);
      expect(withTicks.expiresAt).toBe(withoutTicks.expiresAt);
    },
  );

  property(
    'activity every fourteen minutes keeps a session alive',
    [fc.array(fc.nat({ max: 14 * minute }), { maxLength: 40 })],
    (gaps) => {
      let now = startedAt;
      const events = gaps.map((gapMs): IdleEvent => {
        now += gapMs;
        return { type: 'activity', now };
      });
      return runEvents(events).phase !== 'expired';
    },
  );

  property(
    'fifteen minutes without activity end the session',
    [anyForwardEvents, fc.integer({ min: 15 * minute, max: 600 * minute })],
    (events, pauseMs) => {
      const now = (events.at(-1)?.now ?? startedAt) + pauseMs;
      return runEvents([...events, { type: 'activity', now }]).phase === 'expired';
    },
  );

  property(
    'the expiry is published at most once a second',
    [fc.array(fc.nat({ max: 3000 }), { maxLength: 60 })],
    (gaps) => {
      let clock = initialClock;
      let now = startedAt;
      let lastWrite = startedAt;
      for (const gapMs of gaps) {
        now += gapMs;
        const step = reduceIdleClock(clock, { type: 'activity', now });
        if (step.expiryToPublish !== null) {
          expect(now - lastWrite).toBeGreaterThanOrEqual(1000);
          lastWrite = now;
        }
        clock = step.clock;
      }
    },
  );

  property(
    'two tabs with shared storage differ by at most a second',
    [fc.array(fc.tuple(fc.boolean(), fc.nat({ max: 2 * minute })), { maxLength: 30 })],
    (steps) => {
      let storedExpiry: number | null = startIdleClock({ now: startedAt }).expiryToPublish;
      let [left, right] = [initialClock, initialClock];
      let now = startedAt;
      for (const [isLeftActive, gapMs] of steps) {
        now += gapMs;
        const getType = (isActive: boolean) => (isActive ? 'activity' : 'tick');
        const leftStep = reduceIdleClock(left, {
          type: getType(isLeftActive),
          now,
          storedExpiry,
        });
        storedExpiry = leftStep.expiryToPublish ?? storedExpiry;
        const rightStep = reduceIdleClock(right, {
          type: getType(!isLeftActive),
          now,
          storedExpiry,
        });
        storedExpiry = rightStep.expiryToPublish ?? storedExpiry;
        [left, right] = [leftStep.clock, rightStep.clock];
      }
      const synchronize = (clock: IdleClock) =>
        reduceIdleClock(clock, { type: 'tick', now, storedExpiry }).clock;
      expect(
        Math.abs(synchronize(left).expiresAt - synchronize(right).expiresAt),
      ).toBeLessThanOrEqual(1000);
    },
  );

  property(
    'setting the clock back never extends the session',
    [anyForwardEvents, fc.nat({ max: 600 * minute }), fc.nat({ max: 20 * minute })],
    (events, setBackMs, elapsed) => {
      const previousClock = runEvents(events);
      if (previousClock.phase === 'expired') return;
      const now = previousClock.lastEventAt - setBackMs;
      const nextClock = runEvents([{ type: 'tick', now, elapsed }], previousClock);
      expect(nextClock.expiresAt - nextClock.lastEventAt).toBeLessThanOrEqual(
        previousClock.expiresAt - previousClock.lastEventAt,
      );
    },
  );
});
