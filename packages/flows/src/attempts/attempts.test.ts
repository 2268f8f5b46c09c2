import { type DataContext, type OpenedPayment, sandboxProfile } from '@surtidor/data';
import { createFailure } from '@surtidor/domain';
import { expect, it, vi } from 'vitest';
import { createPaymentDefinition, type PaymentOrder } from '../payments/payment-definition.ts';
import { createMemoryPorts } from '../testing.ts';
import { createAttemptSender } from './attempt-sender.ts';
import { createAttempts } from './attempts.ts';

const amount = { minor: 5_000_00, currency: 'COP' } as const;

const order: PaymentOrder = {
  subject: {
    kind: 'invoices',
    lines: [
      {
        ...{ invoiceId: 'id-1', documentNumber: '1', invoiceNumber: 'FE-1', dueDate: null },
        ...{ balance: amount, transactionAmount: amount, transactionType: 'total' },
        ...{ name: { kind: 'invoice', number: 'FE-1' }, notes: '', stationName: '' },
      },
    ],
  },
  amount,
};

const openedPayment: OpenedPayment = {
  kind: 'opened',
  session: {
    ...{ uuid: 'u-1', state: 'PENDIENTE', phrase: 'phrase', token: 'token' },
    redirectUrl: 'https://pay.example/start',
  },
};

/** Creates the attempts of a page. */
const createPage = (ports: ReturnType<typeof createMemoryPorts>) =>
  createAttempts({
    ports,
    // Only the watches ask the backend.
    dataContext: { backendProfile: sandboxProfile } as DataContext,
    settings: {
      allowedHosts: ['pay.example'],
      tokenEscapes: { plus: '+', slash: '/', equals: '=' },
      paymentResults: { approved: [], rejected: [] },
    },
    ...{ owner: '900100', payer: '7', support: false, canSeeOtherDevices: false },
  });

/** Opens a page of the same browser, whose backend responds with `response`. */
function openPage(
  ports: ReturnType<typeof createMemoryPorts>,
  response: OpenedPayment,
  attempts = createPage(ports),
) {
  const definition = createPaymentDefinition(async () => response, {
    encryptToken: () => 'sealed',
    check: (url) => ({ kind: 'allowed', href: url }),
    redirectTo: ports.redirectTo,
    onBeforeRedirect: attempts.onBeforeRedirect,
  });
  return createAttemptSender(attempts.dependencies, definition);
}

it('goes to the bank once the session is open', async () => {
  const ports = createMemoryPorts(Date.parse('2026-11-20T15:00:00Z'));
  expect(await openPage(ports, openedPayment)(order)).toEqual({ kind: 'leaving' });
  expect(ports.redirects).toEqual([expect.stringContaining('https://pay.example/start')]);
});

it('does not pay again on another page after a lost response', async () => {
  const startTime = Date.parse('2026-11-20T15:00:00Z');
  const ports = createMemoryPorts(startTime);
  const failure = createFailure('outcome-unknown');
  const lostResponse = { kind: 'response-lost', failure, uuid: null } as const;
  expect(await openPage(ports, lostResponse)(order)).toMatchObject({ kind: 'verifying' });
  ports.advanceClock(60_000);
  const outcome = await openPage(ports, openedPayment)(order);
  expect(outcome).toEqual({ kind: 'in-progress', startedAt: startTime });
  expect(ports.redirects).toEqual([]);
});

it('renders a page anew that the browser restores after the bank, but not when it is restored again', async () => {
  const page = new EventTarget();
  vi.stubGlobal('window', Object.assign(page, { setTimeout, clearTimeout }));
  vi.stubGlobal('document', new EventTarget());
  const ports = createMemoryPorts(Date.parse('2026-11-20T15:00:00Z'));
  const attempts = createPage(ports);
  const onRestored = vi.fn();
  const stop = attempts.start(onRestored);
  const leaveAndReturn = () => {
    page.dispatchEvent(new Event('pagehide'));
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  };
  await openPage(ports, openedPayment, attempts)(order);
  leaveAndReturn();
  leaveAndReturn();
  stop();
  vi.unstubAllGlobals();
  expect(onRestored).toHaveBeenCalledTimes(1);
});
