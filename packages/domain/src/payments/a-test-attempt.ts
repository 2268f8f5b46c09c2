import fc from 'fast-check';
import { attemptPhases } from './attempt-phases.ts';
import type { AttemptEvent, AttemptPhase, PaymentAttempt } from './attempt-types.ts';

/** An ordinary attempt for tests; say only what matters to the case. */
export const aTestAttempt = (over: Partial<PaymentAttempt> = {}): PaymentAttempt => ({
  key: 'k1',
  uuid: null,
  owner: 'c1',
  kind: 'invoices',
  lines: [{ invoiceId: '1', documentNumber: '1800', amount: { minor: 500, currency: 'COP' } }],
  amount: { minor: 500, currency: 'COP' },
  createdAt: 1_000_000,
  changedAt: 1_000_000,
  phase: 'preparing',
  checks: 0,
  lastCheckAt: null,
  ...over,
});

/** Every phase, in the order of the table. */
export const allPhases: readonly AttemptPhase[] = [
  'preparing',
  'sent',
  'redirecting',
  'verifying',
  'dropped',
  'unknown',
  'rejected',
  'approved',
];

/** Any phase, weighted alike. */
export const anyPhase = fc.constantFrom(...allPhases);

/** Any time around the test attempts' own. */
export const anyTime = fc.integer({ min: 0, max: 10_000_000 });

const anyMoney = fc.record({
  minor: fc.nat(1e9),
  currency: fc.constantFrom('COP' as const, 'USD' as const),
});

const anyName = fc.stringMatching(/^[a-c]{1,2}$/);

/** Any attempt, with few keys and names so that journals overlap. */
export const anyAttempt: fc.Arbitrary<PaymentAttempt> = fc.record({
  key: fc.constantFrom('k1', 'k2', 'k3', 'k4'),
  uuid: fc.option(anyName, { nil: null }),
  owner: fc.constantFrom('c1', 'c2'),
  kind: fc.constantFrom('invoices' as const, 'cash' as const, 'vouchers' as const),
  lines: fc.array(fc.record({ invoiceId: anyName, documentNumber: anyName, amount: anyMoney }), {
    maxLength: 3,
  }),
  amount: anyMoney,
  createdAt: anyTime,
  changedAt: anyTime,
  phase: anyPhase,
  checks: fc.nat(30),
  lastCheckAt: fc.option(anyTime, { nil: null }),
});

/** Anything that may happen to an attempt. */
export const anyEvent: fc.Arbitrary<AttemptEvent> = fc.oneof(
  fc
    .constantFrom('send', 'not-sent', 'refused', 'answer-lost', 'returned', 'check-failed')
    .map((kind) => ({ kind }) as AttemptEvent), // each of these kinds is an event by itself
  fc.record({ kind: fc.constant('session-opened' as const), uuid: anyName }),
  fc.record(
    {
      kind: fc.constant('answered' as const),
      result: fc.constantFrom(
        'approved' as const,
        'rejected' as const,
        'pending' as const,
        'unknown-transaction' as const,
      ),
      uuid: anyName,
    },
    { requiredKeys: ['kind', 'result'] },
  ),
);

/** How much is known in a phase. */
export const rankOf = ({ phase }: PaymentAttempt): number => attemptPhases[phase].rank;
