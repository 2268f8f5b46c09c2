import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allPhases, aTestAttempt } from '../../test/fixtures/attempt.ts';
import { property } from '../../test/property.ts';
import { defaultResultStates } from './payment-result.ts';
import {
  type AnnouncedTransaction,
  announceWithinMs,
  getJournalledPayments,
  getOwnSettledPayments,
  getUnannouncedPayments,
  maxAnnounced,
  parseAnnounced,
  type SettledPayment,
  serialiseAnnounced,
} from './settled-payments.ts';

const user = { owner: 'c1', userId: 'u1' };
const amount = { minor: 500, currency: 'COP' as const };
const aPayment = (overrides: Partial<SettledPayment> = {}): SettledPayment => ({
  uuid: 'aaaaaaaa-1',
  result: 'approved',
  amount,
  settledAt: 1000,
  ...overrides,
});
const aTransaction = (overrides: Partial<AnnouncedTransaction> = {}): AnnouncedTransaction => ({
  uuid: 'aaaaaaaa-1',
  status: 'APROBADA',
  isOwn: true,
  amount,
  createdAt: 500,
  settledAt: 1000,
  ...overrides,
});

describe('getJournalledPayments', () => {
  it('returns a payment only if its result is final', () => {
    const results = allPhases.flatMap((phase) =>
      getJournalledPayments([aTestAttempt({ phase, uuid: 'a' })], user).map(({ result }) => result),
    );
    expect(results).toEqual(['rejected', 'approved']);
  });

  it.each([{ owner: 'c2' }, { payer: 'u2' }, { uuid: null }, { kind: 'compensation' as const }])(
    'omits an attempt with %o',
    (overrides) => {
      const attempt = aTestAttempt({ phase: 'approved', uuid: 'a', payer: 'u1', ...overrides });
      expect(getJournalledPayments([attempt], user)).toEqual([]);
    },
  );

  it('includes an attempt from an earlier version, which has no payer', () => {
    const attempt = aTestAttempt({ phase: 'approved', uuid: 'a', changedAt: 7 });
    expect(getJournalledPayments([attempt], user)).toEqual([
      { uuid: 'a', result: 'approved', amount, settledAt: 7 },
    ]);
  });
});

describe('getOwnSettledPayments', () => {
  it('never reports a payment of an unknown state, of a colleague or without a date', () => {
    const transactions = [
      aTransaction({ status: 'PENDIENTE' }),
      aTransaction({ status: 'EN REVISION' }),
      aTransaction({ status: '' }),
      aTransaction({ isOwn: false }),
      aTransaction({ settledAt: null, createdAt: null }),
    ];
    expect(getOwnSettledPayments(transactions, defaultResultStates)).toEqual([]);
  });

  it('returns the result and when it became final', () => {
    const transactions = [
      aTransaction(),
      aTransaction({ uuid: 'bbbbbbbb-2', status: 'RECHAZADA', settledAt: null }),
    ];
    expect(getOwnSettledPayments(transactions, defaultResultStates)).toEqual([
      aPayment(),
      aPayment({ uuid: 'bbbbbbbb-2', result: 'rejected', settledAt: 500 }),
    ]);
  });
});

describe('getUnannouncedPayments', () => {
  it('returns each payment once, whichever source reports it', () => {
    const payments = [aPayment({ settledAt: 1002 }), aPayment({ uuid: 'AAAAAAAA-1' })];
    expect(getUnannouncedPayments(payments, [], 2000)).toHaveLength(1);
  });

  property(
    'returns nothing after the payments were announced',
    [
      fc.array(fc.record({ uuid: fc.uuid(), settledAt: fc.nat(10_000) }), {
        maxLength: maxAnnounced,
      }),
    ],
    (rows) => {
      const payments = rows.map(aPayment);
      const uuids = getUnannouncedPayments(payments, [], 5000).map(({ uuid }) => uuid);
      const announced = parseAnnounced(serialiseAnnounced([], uuids));
      expect(getUnannouncedPayments(payments, announced, 6000)).toEqual([]);
    },
  );

  it('tells ids apart that start alike, as those of one minute may', () => {
    const uuids = ['0193a7c2-5f10-7b3e-8c41-1a2b3c4d5e6f', '0193a7c2-9a44-7d02-b7f0-6f5e4d3c2b1a'];
    const [first, second] = uuids.map((uuid) => aPayment({ uuid }));
    const announced = parseAnnounced(serialiseAnnounced([], uuids.slice(0, 1)));
    expect(first && second && getUnannouncedPayments([first, second], announced, 2000)).toEqual([
      second,
    ]);
  });

  it('returns payments of the last days only', () => {
    const payment = aPayment();
    expect(getUnannouncedPayments([payment], [], 1000 + announceWithinMs - 1)).toEqual([payment]);
    expect(getUnannouncedPayments([payment], [], 1000 + announceWithinMs)).toEqual([]);
  });
});

describe('parseAnnounced and serialiseAnnounced', () => {
  it('keep the newest references only', () => {
    const uuids = Array.from({ length: maxAnnounced + 1 }, (_, index) => `${10_000_000 + index}`);
    const announced = parseAnnounced(serialiseAnnounced([], uuids));
    expect(announced).toHaveLength(maxAnnounced);
    expect(announced.at(-1)).toBe('10000100');
  });

  it.each([null, '', '{', '{}', '[1, null]'])('return no reference for %j', (json) => {
    expect(parseAnnounced(json)).toEqual([]);
  });
});
