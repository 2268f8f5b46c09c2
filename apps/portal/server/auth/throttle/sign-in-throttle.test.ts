import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStores } from './attempt-stores.ts';
import {
  type Admission,
  type AdmitAttempt,
  type Attempt,
  createThrottle,
} from './sign-in-throttle.ts';

const second = 1000;
const minute = 60 * second;
const settings = { stepMs: second, waitCapMs: 15 * minute, holdCapMs: 8 * second };

let admit: AdmitAttempt;
let held: number[];
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T15:00:00Z') });
  held = [];
  admit = createThrottle(memoryStores(), settings, async (ms) => {
    held.push(ms);
    vi.advanceTimersByTime(ms);
  });
});
afterEach(() => {
  vi.useRealTimers();
});

const { signal } = new AbortController();
const untrustedDevice: Attempt = { address: 'lucia', network: 'far', device: null };
const owner: Attempt = { address: 'lucia', network: 'home', device: null };
const known: Attempt = { ...owner, device: 'laptop' };

const guess = async (attempt: Attempt): Promise<number | 'asked'> => {
  const admission = await admit(attempt, signal);
  if (admission.kind === 'refused') return admission.retryAfterSeconds;
  await admission.failed();
  return 'asked';
};
const reachesBackend = async (attempt: Attempt) => {
  const admission = await admit(attempt, signal);
  if (admission.kind === 'admitted') await admission.undecided();
  return admission.kind === 'admitted';
};

/** Fails until throttled, then waits; returns the waits in seconds. */
async function getDelays(attempt: Attempt, count: number): Promise<number[]> {
  const waits: number[] = [];
  while (waits.length < count) {
    const outcome = await guess(attempt);
    if (outcome === 'asked') continue;
    waits.push(outcome);
    vi.advanceTimersByTime(outcome * second);
  }
  return waits;
}

describe('guessing', () => {
  it('is free three times, then waits double up to the cap', async () => {
    expect([
      await guess(untrustedDevice),
      await guess(untrustedDevice),
      await guess(untrustedDevice),
    ]).toEqual(Array(3).fill('asked'));
    expect(await getDelays(untrustedDevice, 12)).toEqual([
      1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900,
    ]);
  });

  it('is no faster a thousand times at once', async () => {
    const all = await Promise.all(Array.from({ length: 1000 }, () => guess(untrustedDevice)));
    expect(all.filter((outcome) => outcome === 'asked').length).toBeLessThanOrEqual(4);
  });

  it('is not extended by attempts during a wait', async () => {
    await getDelays(untrustedDevice, 5);
    expect(await guess(untrustedDevice)).toBe('asked');
    const outcome = await guess(untrustedDevice);
    for (let again = 0; again < 20; again += 1) await guess(untrustedDevice);
    vi.advanceTimersByTime(Number(outcome) * second);
    expect(await reachesBackend(untrustedDevice)).toBe(true);
  });

  it('from one network at many addresses is throttled in that network only', async () => {
    for (let n = 0; n < 31; n += 1) {
      expect(await guess({ ...untrustedDevice, address: `a${n}` })).toBe('asked');
    }
    expect(await guess({ ...untrustedDevice, address: 'a31' })).toBe(1);
    expect(await reachesBackend({ ...owner, address: 'a31' })).toBe(true);
  });

  it('from many networks leaves each of them one attempt', async () => {
    for (let n = 0; n < 60; n += 1) await guess({ ...untrustedDevice, network: `n${n}` });
    expect(await guess(owner)).toBe('asked');
    expect(await guess(owner)).toBe('asked');
    expect(await guess(owner)).toBe(1);
  });
});

describe('the owner', () => {
  it('is never rejected because of others, even for a day', async () => {
    for (let passed = 0; passed < 24 * 60; passed += 5) {
      await guess(untrustedDevice);
      vi.advanceTimersByTime(5 * minute);
      if (passed % 60 === 0)
        expect([await reachesBackend(known), await reachesBackend(owner)]).toEqual([true, true]);
    }
    expect(held).toEqual([]);
  });

  it('in a known browser is delayed for seconds, never rejected, even after many mistakes', async () => {
    for (let mistake = 0; mistake < 40; mistake += 1) expect(await guess(known)).toBe('asked');
    expect(Math.max(...held)).toBeLessThanOrEqual(settings.holdCapMs);
    expect(await reachesBackend(known)).toBe(true);
    expect(await reachesBackend(owner)).toBe(true);
  });

  it('starts again after a sign-in', async () => {
    await getDelays(owner, 4);
    const admission: Admission = await admit(owner, signal);
    if (admission.kind === 'admitted') await admission.succeeded();
    expect([await guess(owner), await guess(owner), await guess(owner)]).toEqual(
      Array(3).fill('asked'),
    );
  });

  it('is not throttled while the backend is down', async () => {
    for (let n = 0; n < 50; n += 1) expect(await reachesBackend(owner)).toBe(true);
    expect([await guess(owner), await guess(owner), await guess(owner)]).toEqual(
      Array(3).fill('asked'),
    );
  });
});

it('a flood from one known browser is not delayed endlessly', async () => {
  const all = await Promise.all(Array.from({ length: 200 }, () => guess(known)));
  expect(all.filter((outcome) => outcome === 'asked').length).toBeLessThan(20);
  expect(
    all.filter((outcome) => outcome !== 'asked').every((outcome) => Number(outcome) <= 8),
  ).toBe(true);
});

it("support's secret counts for its network only", async () => {
  const secret: Attempt = { address: null, network: 'far', device: null };
  for (let n = 0; n < 31; n += 1) expect(await guess(secret)).toBe('asked');
  expect(await guess(secret)).toBe(1);
  expect(await reachesBackend({ ...secret, network: 'near' })).toBe(true);
});
