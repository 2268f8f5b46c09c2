import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMemoryStores } from './attempt-stores.ts';
import {
  type Admission,
  type AdmitAttempt,
  type Attempt,
  createThrottle,
} from './sign-in-throttle.ts';

const secondMs = 1000;
const minuteMs = 60 * secondMs;
const settings = { stepMs: secondMs, waitCapMs: 15 * minuteMs, delayCapMs: 8 * secondMs };

let admit: AdmitAttempt;
let delays: number[];
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T15:00:00Z') });
  delays = [];
  admit = createThrottle(createMemoryStores(), settings, async (ms) => {
    delays.push(ms);
    vi.advanceTimersByTime(ms);
  });
});
afterEach(() => {
  vi.useRealTimers();
});

const { signal } = new AbortController();
const attacker: Attempt = { address: 'lucia', network: 'far', device: null };
const owner: Attempt = { address: 'lucia', network: 'home', device: null };
const ownerInKnownBrowser: Attempt = { ...owner, device: 'laptop' };

const guess = async (attempt: Attempt): Promise<number | 'admitted'> => {
  const admission = await admit(attempt, signal);
  if (admission.kind === 'rejected') return admission.retryAfterSeconds;
  await admission.recordFailure();
  return 'admitted';
};
const reachesBackend = async (attempt: Attempt) => {
  const admission = await admit(attempt, signal);
  if (admission.kind === 'admitted') await admission.discard();
  return admission.kind === 'admitted';
};

/** Fails repeatedly, waits whenever throttled, and returns the first `count` waits in seconds. */
async function guessUntilWaits(attempt: Attempt, count: number): Promise<number[]> {
  const waits: number[] = [];
  while (waits.length < count) {
    const outcome = await guess(attempt);
    if (outcome === 'admitted') continue;
    waits.push(outcome);
    vi.advanceTimersByTime(outcome * secondMs);
  }
  return waits;
}

describe('guessing', () => {
  it('allows three attempts without a wait, then doubles the waits up to the cap', async () => {
    expect([await guess(attacker), await guess(attacker), await guess(attacker)]).toEqual(
      Array(3).fill('admitted'),
    );
    expect(await guessUntilWaits(attacker, 12)).toEqual([
      1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900,
    ]);
  });

  it('admits at most four of a thousand parallel attempts', async () => {
    const outcomes = await Promise.all(Array.from({ length: 1000 }, () => guess(attacker)));
    expect(outcomes.filter((outcome) => outcome === 'admitted').length).toBeLessThanOrEqual(4);
  });

  it('does not extend a wait after further attempts', async () => {
    await guessUntilWaits(attacker, 5);
    expect(await guess(attacker)).toBe('admitted');
    const outcome = await guess(attacker);
    for (let n = 0; n < 20; n += 1) await guess(attacker);
    vi.advanceTimersByTime(Number(outcome) * secondMs);
    expect(await reachesBackend(attacker)).toBe(true);
  });

  it('throttles guesses at many addresses from one network in that network only', async () => {
    for (let n = 0; n < 31; n += 1) {
      expect(await guess({ ...attacker, address: `a${n}` })).toBe('admitted');
    }
    expect(await guess({ ...attacker, address: 'a31' })).toBe(1);
    expect(await reachesBackend({ ...owner, address: 'a31' })).toBe(true);
  });

  it('allows each network one attempt during an attack from many networks', async () => {
    for (let n = 0; n < 60; n += 1) await guess({ ...attacker, network: `n${n}` });
    expect(await guess(owner)).toBe('admitted');
    expect(await guess(owner)).toBe('admitted');
    expect(await guess(owner)).toBe(1);
  });
});

describe('the owner', () => {
  it('is never rejected because of others during a day of guessing', async () => {
    for (let minutes = 0; minutes < 24 * 60; minutes += 5) {
      await guess(attacker);
      vi.advanceTimersByTime(5 * minuteMs);
      if (minutes % 60 === 0)
        expect([await reachesBackend(ownerInKnownBrowser), await reachesBackend(owner)]).toEqual([
          true,
          true,
        ]);
    }
    expect(delays).toEqual([]);
  });

  it('is delayed for seconds in a known browser, and not rejected after many mistakes', async () => {
    for (let n = 0; n < 40; n += 1) expect(await guess(ownerInKnownBrowser)).toBe('admitted');
    expect(Math.max(...delays)).toBeLessThanOrEqual(settings.delayCapMs);
    expect(await reachesBackend(ownerInKnownBrowser)).toBe(true);
    expect(await reachesBackend(owner)).toBe(true);
  });

  it('resets the count by signing in', async () => {
    await guessUntilWaits(owner, 4);
    const admission: Admission = await admit(owner, signal);
    if (admission.kind === 'admitted') await admission.recordSuccess();
    expect([await guess(owner), await guess(owner), await guess(owner)]).toEqual(
      Array(3).fill('admitted'),
    );
  });

  it('is not throttled while the backend is down', async () => {
    for (let n = 0; n < 50; n += 1) expect(await reachesBackend(owner)).toBe(true);
    expect([await guess(owner), await guess(owner), await guess(owner)]).toEqual(
      Array(3).fill('admitted'),
    );
  });
});

it('rejects a flood from one known browser instead of delaying it endlessly', async () => {
  const outcomes = await Promise.all(Array.from({ length: 200 }, () => guess(ownerInKnownBrowser)));
  expect(outcomes.filter((outcome) => outcome === 'admitted').length).toBeLessThan(20);
  expect(
    outcomes.filter((outcome) => outcome !== 'admitted').every((outcome) => Number(outcome) <= 8),
  ).toBe(true);
});

it("counts attempts with support's secret by network only", async () => {
  const secretAttempt: Attempt = { address: null, network: 'far', device: null };
  for (let n = 0; n < 31; n += 1) expect(await guess(secretAttempt)).toBe('admitted');
  expect(await guess(secretAttempt)).toBe(1);
  expect(await reachesBackend({ ...secretAttempt, network: 'near' })).toBe(true);
});
