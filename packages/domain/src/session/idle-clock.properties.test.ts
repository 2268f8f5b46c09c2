import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { property } from '../../test/property.ts';
import { reduceIdleClock, startIdleClock } from './idle-clock.ts';
import type { IdleClock, IdleEvent } from './idle-clock-types.ts';

const minute = 60_000;
const start = 1_800_000_000_000;
const opened = startIdleClock({ now: start }).clock;
const run = (events: readonly IdleEvent[], from: IdleClock = opened): IdleClock =>
  events.reduce((clock, event) => reduceIdleClock(clock, event).clock, from);

describe('properties', () => {
  const anyType = fc.constantFrom('tick', 'activity', 'leave-for-payment', 'return-from-payment');
  const anyEvent: fc.Arbitrary<IdleEvent> = fc.record({
    type: anyType,
    now: fc.integer({ min: start - 90 * minute, max: start + 90 * minute }),
    stored: fc.oneof(
      fc.constant(null),
      fc.integer({ min: start - 90 * minute, max: start + 200 * minute }),
      fc.constant(Number.NaN),
    ),
    elapsed: fc.integer({ min: -1000, max: 90 * minute }),
  });
  const story = fc.array(anyEvent, { maxLength: 30 });
  /** Steps of a normal clock. */
  const forward = fc
    .array(
      fc.tuple(fc.constantFrom('tick' as const, 'activity' as const), fc.nat({ max: 5 * minute })),
      {
        maxLength: 30,
      },
    )
    .map((steps) => {
      let now = start;
      return steps.map(([type, gap]): IdleEvent => {
        now += gap;
        return { type, now };
      });
    });

  property('expired is final', [story, story], (previous, after) => {
    const clock = run(previous);
    return clock.phase !== 'expired' || run(after, clock).phase === 'expired';
  });

  property(
    'an open session never lasts longer than the maximum grace period',
    [story],
    (events) => {
      const clock = run(events);
      return clock.expiresAt - clock.seenAt <= 30 * minute;
    },
  );

  property('the phase follows from the expiry', [story], (events) => {
    const clock = run(events);
    const left = clock.expiresAt - clock.seenAt;
    if (clock.phase === 'active') expect(left).toBeGreaterThan(minute);
    if (clock.phase === 'reminding') expect(left > 0 && left <= minute).toBe(true);
  });

  property(
    'only activity and bank visits write, and their value applies',
    [story, anyEvent],
    (events, event) => {
      const { clock, publish } = reduceIdleClock(run(events), event);
      if (publish === null) return;
      expect(event.type).not.toBe('tick');
      expect(publish).toBe(clock.expiresAt);
      expect(publish).toBeGreaterThan(event.now);
    },
  );

  property('ticks, however many, change nothing but the phase', [forward], (events) => {
    const ticks = events.map(({ now }): IdleEvent => ({ type: 'tick', now }));
    expect(run(ticks).expiresAt).toBe(opened.expiresAt);
  });

  property(
    'a hidden tab without ticks reaches the same state',
    [forward, fc.nat({ max: 20 * minute })],
    (events, more) => {
      const last = (events.at(-1)?.now ?? start) + more;
      const end: IdleEvent = { type: 'tick', now: last };
      const busy = run([...events, end]);
      const sleepy = run([...events.filter(({ type }) => type === 'activity'), end]);
      expect(busy.phase).toBe(sleepy.phase);
      expect(busy.expiresAt).toBe(sleepy.expiresAt);
    },
  );

  property(
    'activity every fourteen minutes keeps a session alive',
    [fc.array(fc.nat({ max: 14 * minute }), { maxLength: 40 })],
    (gaps) => {
      let now = start;
      const events = gaps.map((gap): IdleEvent => {
        now += gap;
        return { type: 'activity', now };
      });
      return run(events).phase !== 'expired';
    },
  );

  property(
    'no activity for fifteen minutes ends it',
    [forward, fc.integer({ min: 15 * minute, max: 600 * minute })],
    (events, pause) => {
      const now = (events.at(-1)?.now ?? start) + pause;
      return run([...events, { type: 'activity', now }]).phase === 'expired';
    },
  );

  property(
    'storage is written at most once a second',
    [fc.array(fc.nat({ max: 3000 }), { maxLength: 60 })],
    (gaps) => {
      let clock = opened;
      let now = start;
      let lastWrite = start;
      for (const gap of gaps) {
        now += gap;
        const step = reduceIdleClock(clock, { type: 'activity', now });
        if (step.publish !== null) {
          expect(now - lastWrite).toBeGreaterThanOrEqual(1000);
          lastWrite = now;
        }
        clock = step.clock;
      }
    },
  );

  property(
    'two tabs with shared storage agree within a second',
    [fc.array(fc.tuple(fc.boolean(), fc.nat({ max: 2 * minute })), { maxLength: 30 })],
    (steps) => {
      let stored: number | null = startIdleClock({ now: start }).publish;
      let [left, right] = [opened, opened];
      let now = start;
      for (const [inLeft, gap] of steps) {
        now += gap;
        const type = (active: boolean) => (active ? 'activity' : 'tick');
        const leftStep = reduceIdleClock(left, { type: type(inLeft), now, stored });
        stored = leftStep.publish ?? stored;
        const rightStep = reduceIdleClock(right, { type: type(!inLeft), now, stored });
        stored = rightStep.publish ?? stored;
        [left, right] = [leftStep.clock, rightStep.clock];
      }
      const meet = (clock: IdleClock) =>
        reduceIdleClock(clock, { type: 'tick', now, stored }).clock;
      expect(Math.abs(meet(left).expiresAt - meet(right).expiresAt)).toBeLessThanOrEqual(1000);
    },
  );

  property(
    'setting the clock back never extends the session',
    [forward, fc.nat({ max: 600 * minute }), fc.nat({ max: 20 * minute })],
    (events, back, passed) => {
      const previous = run(events);
      if (previous.phase === 'expired') return;
      const now = previous.seenAt - back;
      const after = run([{ type: 'tick', now, elapsed: passed }], previous);
      expect(after.expiresAt - after.seenAt).toBeLessThanOrEqual(
        previous.expiresAt - previous.seenAt,
      );
    },
  );
});
