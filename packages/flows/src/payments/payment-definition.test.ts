import type { OpenedPayment } from '@surtidor/data';
import { type CalendarDate, createFailure, type Money, parseCalendarDate } from '@surtidor/domain';
import type { NamedPaymentLine } from '@surtidor/domain/payments';
import { describe, expect, it, vi } from 'vitest';
import { createAttemptSender } from '../attempts/attempt-sender.ts';
import { createJournalStore, journalKey } from '../attempts/journal-store.ts';
import type { HandOffPorts } from '../attempts/provider-hand-off.ts';
import { createMemoryStorage, createSafeStorage } from '../storage.ts';
import { createPaymentDefinition, type OpenPayment } from './payment-definition.ts';

const now = Date.parse('2026-11-20T15:00:00Z');
const cop = (minor: number): Money => ({ minor, currency: 'COP' });

const createLine = (number: string): NamedPaymentLine => ({
  invoiceId: `id-${number}`,
  dueDate: parseCalendarDate('2026-11-30') as CalendarDate,
  balance: cop(900_000),
  transactionAmount: cop(900_000),
  documentNumber: number,
  invoiceNumber: `FE-${number}`,
  notes: '',
  transactionType: 'total',
  name: { kind: 'invoice', number: `FE.${number}` },
  stationName: 'EDS Norte',
});

const createInvoices = (...numbers: string[]) =>
  ({ kind: 'invoices', lines: numbers.map(createLine) }) as const;

const order = { subject: createInvoices('1', '2'), amount: cop(1_800_000) };

const session = {
  uuid: 'u-1',
  state: 'PENDIENTE',
  redirectUrl: 'https://pay.example/start?shop=7',
  phrase: 'phrase',
  token: 'token',
};

const openedPayment: OpenedPayment = { kind: 'opened', session };

const setUp = (
  overrides: Partial<HandOffPorts> & { open?: OpenPayment } = {},
  sharedStorage = createMemoryStorage(),
) => {
  const journal = createJournalStore({ sharedStorage, now: () => now });
  const redirectTo = vi.fn<(href: string) => void>();
  const open = vi.fn<OpenPayment>(overrides.open ?? (async () => openedPayment));
  let keyCount = 0;
  const dependencies = {
    journal,
    owner: '900100',
    payer: '7',
    now: () => now,
    createKey: () => `key-${++keyCount}`,
  };
  const ports: HandOffPorts = {
    encryptToken: () => 'sealed',
    check: (url) => ({ kind: 'allowed', href: url }),
    redirectTo,
    onBeforeRedirect: vi.fn(),
    ...overrides,
  };
  const getPhases = () => journal.getSnapshot().map(({ key, phase }) => `${key} ${phase}`);
  const pay = createAttemptSender(dependencies, createPaymentDefinition(open, ports));
  return { journal, open, redirectTo, getPhases, pay };
};

describe('createAttemptSender with invoices', () => {
  it('journals the attempt before the request, then goes to the provider', async () => {
    let phasesWhileOpen: readonly string[] = [];
    const environment = setUp({
      open: async () => {
        phasesWhileOpen = environment.getPhases();
        return openedPayment;
      },
    });
    expect(await environment.pay(order)).toEqual({ kind: 'leaving' });
    expect(phasesWhileOpen).toEqual(['key-1 sent']);
    expect(environment.getPhases()).toEqual(['key-1 redirecting']);
    expect(environment.redirectTo).toHaveBeenCalledExactlyOnceWith(
      'https://pay.example/start?shop=7&token=sealed&uuid=u-1',
    );
  });

  it('saves the title of each invoice in the journal', async () => {
    const { pay, journal } = setUp();
    await pay(order);
    expect(journal.getSnapshot()[0]?.lines).toEqual([
      expect.objectContaining({
        documentNumber: '1',
        name: { kind: 'invoice', number: 'FE.1' },
        stationName: 'EDS Norte',
      }),
      expect.objectContaining({ documentNumber: '2', name: { kind: 'invoice', number: 'FE.2' } }),
    ]);
  });

  it('sends one request for a double click', async () => {
    const { pay, open, redirectTo } = setUp();
    const outcomes = await Promise.all([pay(order), pay(order), pay(order)]);
    expect(outcomes).toEqual(Array(3).fill({ kind: 'leaving' }));
    expect(open).toHaveBeenCalledTimes(1);
    expect(redirectTo).toHaveBeenCalledTimes(1);
  });

  it('does not send while another attempt of this browser holds one of the invoices', async () => {
    const { pay, open } = setUp();
    await pay(order);
    expect(await pay({ ...order, subject: createInvoices('2', '3') })).toEqual({
      kind: 'in-progress',
      startedAt: now,
    });
    expect(open).toHaveBeenCalledTimes(1);
  });

  it('keeps the attempt open after a lost response and does not send it again', async () => {
    const { pay, getPhases } = setUp({
      open: async () => ({
        kind: 'response-lost',
        failure: createFailure('outcome-unknown'),
        uuid: null,
      }),
    });
    expect(await pay(order)).toEqual({ kind: 'verifying', key: 'key-1' });
    expect(getPhases()).toEqual(['key-1 verifying']);
    expect(await pay(order)).toMatchObject({ kind: 'in-progress' });
  });

  it('stores the transaction id of an incomplete response', async () => {
    const { pay, journal } = setUp({
      open: async () => ({
        kind: 'response-lost',
        failure: createFailure('outcome-unknown'),
        uuid: 'u-9',
      }),
    });
    await pay(order);
    expect(journal.getSnapshot()).toMatchObject([{ phase: 'verifying', uuid: 'u-9' }]);
  });

  it.each([
    ['refused', { kind: 'refused', failure: createFailure('payment-failed'), conflicts: [] }],
    ['not-sent', { kind: 'not-sent', failure: createFailure('not-sent') }],
    ['unauthorized', { kind: 'unauthorized' }],
  ] as const)('releases the invoices after the outcome %s', async (_name, response) => {
    const { pay, getPhases, open } = setUp();
    open.mockResolvedValueOnce(response);
    expect(await pay(order)).toEqual(response);
    expect(getPhases()).toEqual(['key-1 dropped']);
    expect(await pay(order)).toEqual({ kind: 'leaving' });
  });

  it('sends nothing if the journal entry would be lost with the page', async () => {
    const blockedStorage = createSafeStorage(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    const { pay, open, getPhases } = setUp({}, blockedStorage);
    expect(await pay(order)).toEqual({ kind: 'not-recorded' });
    expect(open).not.toHaveBeenCalled();
    expect(getPhases()).toEqual(['key-1 dropped']);
  });

  it('does not redirect a user who stopped waiting', async () => {
    const controller = new AbortController();
    const { pay, redirectTo, getPhases } = setUp({
      open: async () => {
        controller.abort();
        expect(getPhases()).toEqual(['key-1 verifying']);
        return openedPayment;
      },
    });
    expect(await pay(order, controller.signal)).toEqual({ kind: 'verifying', key: 'key-1' });
    expect(redirectTo).not.toHaveBeenCalled();
    expect(getPhases()).toEqual(['key-1 verifying']);
  });

  it('does not redirect if another tab signed out while the payment was opening', async () => {
    const sharedStorage = createMemoryStorage();
    const { pay, redirectTo, getPhases } = setUp(
      {
        open: async () => {
          sharedStorage.remove(journalKey);
          return openedPayment;
        },
      },
      sharedStorage,
    );
    expect(await pay(order)).toEqual({ kind: 'verifying', key: 'key-1' });
    expect(redirectTo).not.toHaveBeenCalled();
    expect(getPhases()).toEqual([]);
  });

  it('sends nothing if the signal is already aborted', async () => {
    const { pay, open, getPhases } = setUp();
    expect(await pay(order, AbortSignal.abort())).toMatchObject({ kind: 'not-sent' });
    expect(open).not.toHaveBeenCalled();
    expect(getPhases()).toEqual(['key-1 dropped']);
  });

  it('does not redirect to a forbidden URL', async () => {
    const { pay, redirectTo, getPhases } = setUp({
      check: () => ({ kind: 'refused', reason: 'host' }),
    });
    expect(await pay(order)).toMatchObject({ kind: 'bad-address' });
    expect(redirectTo).not.toHaveBeenCalled();
    expect(getPhases()).toEqual(['key-1 abandoned']);
    expect(await pay(order)).toMatchObject({ kind: 'in-progress' });
  });
});

describe('createAttemptSender with a cash payment', () => {
  const cashOrder = {
    subject: { kind: 'cash', segment: '1100' },
    amount: cop(250_000),
  } as const;

  it('writes the journal, sends the request and redirects', async () => {
    const { journal, pay, open, getPhases } = setUp();
    expect(await pay(cashOrder)).toEqual({ kind: 'leaving' });
    expect(open).toHaveBeenCalledExactlyOnceWith(cashOrder, 'key-1');
    expect(getPhases()).toEqual(['key-1 redirecting']);
    expect(journal.getSnapshot()).toMatchObject([
      { kind: 'cash', lines: [], amount: cashOrder.amount },
    ]);
  });

  it('holds no invoice and can be repeated', async () => {
    const { pay, open } = setUp();
    await pay(cashOrder);
    expect(await pay(cashOrder)).toEqual({ kind: 'leaving' });
    expect(await pay(order)).toEqual({ kind: 'leaving' });
    expect(open).toHaveBeenCalledTimes(3);
  });

  it('stays on the page if the attempt was released while its request was pending', async () => {
    const environment = setUp({
      open: async () => {
        environment.journal.advance('key-1', { kind: 'not-sent' });
        return openedPayment;
      },
    });
    expect(await environment.pay(order)).toEqual({ kind: 'verifying', key: 'key-1' });
    expect(environment.redirectTo).not.toHaveBeenCalled();
    expect(environment.getPhases()).toEqual(['key-1 unknown']);
  });
});
