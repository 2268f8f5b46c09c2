import type { OpenedPayment } from '@surtidor/data';
import { createFailure } from '@surtidor/domain';
import type { VoucherCart } from '@surtidor/domain/vouchers';
import { describe, expect, test, vi } from 'vitest';
import { createAttemptSender } from '../attempts/attempt-sender.ts';
import { createJournalStore } from '../attempts/journal-store.ts';
import type { HandOffPorts } from '../attempts/provider-hand-off.ts';
import { createMemoryStorage } from '../storage.ts';
import { createVoucherDefinition, type VoucherPorts } from './voucher-definition.ts';

const now = Date.parse('2026-11-20T15:00:00Z');
const total = { minor: 4_000_000, currency: 'COP' } as const;
const cart: VoucherCart = {
  use: {
    id: 'COMB',
    reward: 'Combustible',
    title: 'Bono de combustible',
    description: '',
    maximum: { minor: 100_000_000, currency: 'COP' },
    validDays: 180,
    terms: '',
  },
  lines: [{ amount: { minor: 2_000_000, currency: 'COP' }, quantity: 2 }],
};
const order = { cart, total, email: 'ana@ejemplo.co' };

const openedPayment: OpenedPayment = {
  kind: 'opened',
  session: {
    uuid: 'u-1',
    state: 'PENDIENTE',
    redirectUrl: 'https://pay.example/start',
    phrase: 'phrase',
    token: 'token',
  },
};

const setUp = (overrides: Partial<VoucherPorts & HandOffPorts> = {}) => {
  const journal = createJournalStore({ sharedStorage: createMemoryStorage(), now: () => now });
  const redirectTo = vi.fn<(href: string) => void>();
  const ports = {
    open: vi.fn<VoucherPorts['open']>(overrides.open ?? (async () => openedPayment)),
    register: vi.fn<VoucherPorts['register']>(
      overrides.register ?? (async () => ({ kind: 'registered' })),
    ),
    onRegistered: vi.fn(),
  };
  const handOffPorts: HandOffPorts = {
    encryptToken: () => 'sealed',
    check: (url) => ({ kind: 'allowed', href: url }),
    redirectTo,
    onBeforeRedirect: vi.fn(),
    ...overrides,
  };
  let keyCount = 0;
  const dependencies = {
    journal,
    owner: '900100',
    payer: '7',
    now: () => now,
    createKey: () => `key-${++keyCount}`,
  };
  const buy = createAttemptSender(dependencies, createVoucherDefinition(ports, handOffPorts));
  const getPhases = () => journal.getSnapshot().map(({ kind, phase }) => `${kind} ${phase}`);
  const buyInOtherTab = createAttemptSender(
    dependencies,
    createVoucherDefinition(ports, handOffPorts),
  );
  return { ...ports, buy, buyInOtherTab, redirectTo, getPhases, journal };
};

describe('buying vouchers', () => {
  test('opens a session, registers the vouchers with it, then goes to the provider', async () => {
    const { buy, register, onRegistered, redirectTo, getPhases } = setUp();
    expect(await buy(order)).toEqual({ kind: 'leaving' });
    expect(register).toHaveBeenCalledExactlyOnceWith(order, 'u-1');
    expect(onRegistered).toHaveBeenCalledExactlyOnceWith('u-1', cart);
    expect(redirectTo).toHaveBeenCalledOnce();
    expect(getPhases()).toEqual(['vouchers redirecting']);
  });

  test.each<[string, VoucherPorts['register']]>([
    ['refused', async () => ({ kind: 'not-registered', failure: createFailure('communication') })],
    ['broken', () => Promise.reject(new Error('broken'))],
  ])('does not pay a session without vouchers (%s)', async (_, register) => {
    const { buy, redirectTo, onRegistered, getPhases } = setUp({ register });
    expect(await buy(order)).toMatchObject({ kind: 'refused' });
    expect(redirectTo).not.toHaveBeenCalled();
    expect(onRegistered).not.toHaveBeenCalled();
    expect(getPhases()).toEqual(['vouchers abandoned']);
  });

  test('does not call a purchase unpaid that another tab has looked up', async () => {
    const { buy, redirectTo, getPhases, journal } = setUp({
      register: async () => {
        journal.advance('key-1', { kind: 'answered', result: 'pending', uuid: 'u-1' });
        return { kind: 'not-registered', failure: createFailure('communication') };
      },
    });
    expect(await buy(order)).toEqual({ kind: 'verifying', key: 'key-1' });
    expect(redirectTo).not.toHaveBeenCalled();
    expect(getPhases()).toEqual(['vouchers unknown']);
  });

  test('registers nothing without a session', async () => {
    const { buy, register, getPhases } = setUp({
      open: async () => ({
        kind: 'response-lost',
        failure: createFailure('outcome-unknown'),
        uuid: null,
      }),
    });
    expect(await buy(order)).toMatchObject({ kind: 'verifying' });
    expect(register).not.toHaveBeenCalled();
    expect(getPhases()).toEqual(['vouchers verifying']);
  });

  test('does not redirect to a forbidden URL', async () => {
    const { buy, redirectTo } = setUp({ check: () => ({ kind: 'refused', reason: 'host' }) });
    expect(await buy(order)).toMatchObject({ kind: 'bad-address' });
    expect(redirectTo).not.toHaveBeenCalled();
  });

  test('rejects a purchase while another tab is sending one', async () => {
    const { buy, buyInOtherTab, open } = setUp();
    const firstPurchase = buy(order);
    expect(await buyInOtherTab(order)).toEqual({ kind: 'in-progress', startedAt: now });
    expect(await firstPurchase).toEqual({ kind: 'leaving' });
    expect(open).toHaveBeenCalledOnce();
  });

  test('buys once for a double click', async () => {
    const { buy, open, register } = setUp();
    await Promise.all([buy(order), buy(order)]);
    expect(open).toHaveBeenCalledOnce();
    expect(register).toHaveBeenCalledOnce();
  });
});
