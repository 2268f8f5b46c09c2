import type { PaymentAttempt } from '@surtidor/domain/payments';
import { describe, expect, it } from 'vitest';
import { observe } from './observe.ts';

const startedAt = Date.parse('2026-11-20T15:00:00.000Z');
const at = (minutes: number) => new Date(startedAt + minutes * 60_000).toISOString();

const line = (minutes: number, fields: Readonly<Record<string, unknown>>) => ({
  type: 'security',
  version: 1,
  time: at(minutes),
  instance: 'one',
  build: 'b1',
  ...fields,
});
const owner = { session: 's1', user: '7', company: 'empresa', network: 'n1' };
const payment = { event: 'write', outcome: 'ok', operation: 'CreateTransaction', ...owner };

const soundLog = [
  line(0, { event: 'start', outcome: 'ok' }),
  line(1, { event: 'sign-in', outcome: 'ok', request: 'r1', ...owner }),
  line(10, { ...payment, request: 'r2' }),
  line(11, { event: 'forbidden', outcome: 'refused', request: 'r3', code: 'X', ...owner }),
  line(40, { event: 'sign-out', outcome: 'ok', request: 'r4', ...owner }),
  line(60, { event: 'stop', outcome: 'ok' }),
];

const money = (minor: number) => ({ minor, currency: 'COP' }) as const;

const attempt: PaymentAttempt = {
  key: 'k1',
  uuid: 'u1',
  owner: 'empresa',
  payer: '7',
  kind: 'invoices',
  lines: [{ invoiceId: '1', documentNumber: 'D1', balance: money(500), amount: money(500) }],
  amount: money(500),
  createdAt: startedAt + 10 * 60_000,
  changedAt: startedAt + 12 * 60_000,
  phase: 'approved',
  checks: 1,
  lastCheckAt: startedAt + 12 * 60_000,
  sessionEndsAt: null,
};
const pending: PaymentAttempt = { ...attempt, phase: 'unknown' };
const second: PaymentAttempt = { ...attempt, key: 'k2', uuid: 'u2' };

const journal = (...attempts: readonly unknown[]) => ({ version: 1, attempts });

const toFile = (values: readonly unknown[]) =>
  values.map((value) => JSON.stringify(value)).join('\n');

const findRules = (log: readonly unknown[], journals: readonly unknown[]) =>
  observe([toFile(log), ...journals.map((one) => JSON.stringify(one))]).findings.map(
    ({ rule }) => rule,
  );

const logBreaches: readonly (readonly [rule: string, lines: readonly unknown[]])[] = [
  ['a line does not match the schema', [line(5, { event: 'paid', outcome: 'ok' })]],
  [
    'a line contains personal data or a token',
    [line(5, { event: 'sign-in', outcome: 'failed', reason: 'lucia@example.com' })],
  ],
  ['a refusal succeeded', [line(5, { event: 'foreign-origin', outcome: 'ok' })]],
  ['support wrote', [line(5, { ...payment, session: 's2', support: true })]],
  ['a write has no operation', [line(5, { event: 'write', outcome: 'ok', ...owner })]],
  ['a request was written twice', [line(12, { ...payment, request: 'r2' })]],
  ['a session changed its owner', [line(12, { ...payment, request: 'r9', company: 'otra' })]],
  ['a session acted after its end', [line(50, { ...payment, request: 'r9' })]],
  [
    'an instance acted after its stop',
    [line(70, { event: 'sign-in', outcome: 'ok', request: 'r9' })],
  ],
];

const journalBreaches: readonly (readonly [rule: string, journals: readonly unknown[]])[] = [
  ['a result without a transaction', [journal({ ...attempt, uuid: null })]],
  [
    'at the bank without a transaction',
    [journal({ ...pending, phase: 'redirecting', uuid: null })],
  ],
  ['the amount is not the sum of the invoices', [journal({ ...attempt, amount: money(400) })]],
  [
    'an amount that is not a positive whole number',
    [journal({ ...attempt, kind: 'cash', lines: [], amount: money(0) })],
  ],
  [
    'more than the balance of an invoice',
    [
      journal({
        ...attempt,
        lines: [{ ...attempt.lines[0], balance: money(400) }],
      }),
    ],
  ],
  ['two attempts have the same transaction', [journal(attempt, { ...second, uuid: 'U1' })]],
  ['an invoice is in two open attempts', [journal(pending, { ...second, phase: 'sent' })]],
  ['paid twice', [journal(attempt, second)]],
  ['a final result changed', [journal(attempt), journal({ ...attempt, phase: 'rejected' })]],
  [
    'an attempt went back to an earlier phase',
    [journal(pending), journal({ ...pending, phase: 'sent' })],
  ],
  ['an attempt changed its transaction', [journal(pending), journal({ ...pending, uuid: 'u9' })]],
  [
    'an order changed after it was recorded',
    [journal(pending), journal({ ...pending, owner: 'otra' })],
  ],
  ['an open attempt was forgotten', [journal(pending), journal({ ...second, lines: [] })]],
  ['an attempt that cannot be read, or that is there twice', [journal(attempt, { key: 'k2' })]],
];

const comparedBreaches: typeof journalBreaches = [
  [
    'a transaction that no request of the log opened',
    [journal({ ...attempt, createdAt: startedAt + 30 * 60_000 })],
  ],
  [
    'shown as not charged, but the backend accepted it',
    [
      journal({
        ...attempt,
        uuid: null,
        phase: 'dropped',
        createdAt: startedAt + 9.5 * 60_000,
      }),
    ],
  ],
];

describe('observing logs and journals', () => {
  it('finds nothing in sound ones', () => {
    const journals = [journal({ ...pending, phase: 'sent', uuid: null }), journal(attempt)];
    expect(findRules(soundLog, journals)).toEqual([]);
  });

  it('ignores other lines', () => {
    expect(observe(['{"type":"request"}\nplain text\n'])).toEqual({
      lines: 0,
      attempts: 0,
      findings: [],
    });
  });

  it.each(logBreaches)('finds in a log: %s', (rule, lines) => {
    expect(findRules([...soundLog, ...lines], [])).toContain(rule);
  });

  it('finds a clock that went back', () => {
    expect(findRules(soundLog.toReversed(), [])).toContain('time went back');
  });

  it.each(journalBreaches)('finds in journals: %s', (rule, journals) => {
    expect(findRules([], journals)).toContain(rule);
  });

  it.each(comparedBreaches)('finds in a log and a journal: %s', (rule, journals) => {
    expect(findRules(soundLog, journals)).toEqual([rule]);
  });
});
