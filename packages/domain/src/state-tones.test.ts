import { expect, test } from 'vitest';
import { associateTones } from './associates/index.ts';
import { compensationStateAppearance } from './compensations/index.ts';
import { invoiceStatusAppearance } from './invoices/index.ts';
import { orderNoticeTones, orderStatusAppearance } from './orders/index.ts';
import { type AttemptPhase, attemptPhases, getAttemptTone } from './payments/index.ts';
import type { StateTone } from './shared/index.ts';
import { voucherTones } from './vouchers/index.ts';

const getTones = (appearances: Readonly<Record<string, { readonly tone: StateTone }>>) =>
  Object.fromEntries(Object.entries(appearances).map(([state, { tone }]) => [state, tone]));

/** The tones of all states, by kind. */
const tonesByKind: Readonly<Record<string, Readonly<Record<string, StateTone>>>> = {
  order: getTones(orderStatusAppearance),
  'notice of an order': orderNoticeTones,
  invoice: getTones(invoiceStatusAppearance),
  payment: Object.fromEntries(
    // Object.keys widens the keys to strings; here they are the phases.
    Object.keys(attemptPhases).map((phase) => [phase, getAttemptTone(phase as AttemptPhase)]),
  ),
  compensation: getTones(compensationStateAppearance),
  voucher: voucherTones,
  person: associateTones,
};

test('tones have the same meaning for all kinds of states (spec 4)', () => {
  const tonesOfStates = Object.entries(tonesByKind).flatMap(([kind, tones]) =>
    Object.entries(tones).map(([state, tone]) => [tone, `${kind}: ${state}`] as const),
  );
  const byTone = Object.groupBy(tonesOfStates, ([tone]) => tone);
  const statesByTone = Object.fromEntries(
    Object.entries(byTone).map(([tone, all]) => [tone, all.map(([, state]) => state)]),
  );
  expect(statesByTone).toEqual({
    locked: ['notice of an order: locked'],
    danger: [
      'order: rejected',
      'notice of an order: rejected',
      'invoice: expired',
      'payment: rejected',
      'compensation: rejected',
      'voucher: rejected',
    ],
    warning: [
      'order: approved',
      'order: submitted',
      'order: checked',
      'order: requested',
      'order: remissioned',
      'order: billed',
      'notice of an order: blocked',
      'invoice: expires-today',
      'payment: unknown',
      'compensation: in-process',
      'voucher: pending',
    ],
    success: [
      'order: accepted',
      'order: dispatched',
      'order: delivered',
      'payment: approved',
      'compensation: completed',
      'voucher: active',
      'person: active',
    ],
    info: ['payment: preparing', 'payment: sent', 'payment: redirecting', 'payment: verifying'],
    neutral: [
      'order: deleted',
      'order: generic',
      'invoice: to-expire',
      'invoice: compensated',
      'invoice: open',
      'invoice: requested',
      'payment: dropped',
      'payment: abandoned',
      'compensation: unknown',
      'voucher: expired',
      'voucher: unknown',
      'person: inactive',
    ],
  });
});
