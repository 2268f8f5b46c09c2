import type { CreateCompensationOutcome, OpenedPayment, Outcome } from '@surtidor/data';
import { createFailure } from '@surtidor/domain';
import type { CompensableDocument } from '@surtidor/domain/compensations';
import {
  defaultResultStates,
  getBankReturnDeadline,
  type NamedPaymentLine,
} from '@surtidor/domain/payments';
import type {
  AttemptDefinition,
  CommonOutcome,
} from '../../packages/flows/src/attempts/attempt-definition.ts';
import { createAttemptSender } from '../../packages/flows/src/attempts/attempt-sender.ts';
import { createAttemptWatch } from '../../packages/flows/src/attempts/attempt-watch.ts';
import { createBankReturn } from '../../packages/flows/src/attempts/bank-return.ts';
import { detectReturn } from '../../packages/flows/src/attempts/detect-return.ts';
import { createJournalStore } from '../../packages/flows/src/attempts/journal-store.ts';
import type {
  HandOffConclusion,
  HandOffPorts,
} from '../../packages/flows/src/attempts/provider-hand-off.ts';
import { createAttemptQuery } from '../../packages/flows/src/attempts/query-attempt.ts';
import {
  createCompensationDefinition,
  type SentConclusion,
} from '../../packages/flows/src/compensations/compensation-definition.ts';
import { createPaymentDefinition } from '../../packages/flows/src/payments/payment-definition.ts';
import {
  createVoucherDefinition,
  type VoucherPorts,
} from '../../packages/flows/src/vouchers/voucher-definition.ts';
import { brokenResponse } from './broken-response.ts';
import type { BrowserEnvironment } from './browser-environment.ts';
import { bankUrl, documentNumbers, voucherPrice } from './model-backend.ts';

/** Client code of the company. */
export const owner = 'empresa';

/** Submits documents with a fraction of their displayed balances. */
export type SubmitAttempt = (selected: readonly string[], fraction: number) => void;

/** A tab with the portal, which runs the portal's attempt code in the model's environment. */
export interface Page {
  /** Functions that send an attempt, by kind. */
  readonly submit: Readonly<
    Record<'invoices' | 'cash' | 'vouchers' | 'compensation', SubmitAttempt>
  >;
  /** Reads the balances. */
  readonly poll: () => void;
  /** Receives a storage event from another tab. */
  readonly sync: () => void;
  /** Clicks 'back to the bank' on the first attempt that offers it. */
  readonly goBack: () => void;
  /** Clicks 'check status' on every attempt. */
  readonly checkAgain: () => void;
  /** Closes the page, as a crash, a reload or a closed tab does. */
  readonly close: () => void;
  /** Whether the tab was redirected to the bank. */
  readonly isAtBank: () => boolean;
}

type RegistrationResult = Awaited<ReturnType<VoucherPorts['register']>>;
const notRegistered: RegistrationResult = {
  kind: 'not-registered',
  failure: createFailure('voucher-payment-failed'),
};

const toPesos = (minor: number) => ({ minor, currency: 'COP' }) as const;

function createPaymentLine(
  document: string,
  lineBalance: number,
  fraction: number,
): NamedPaymentLine {
  const paidAmount = Math.max(1, Math.floor(lineBalance * fraction));
  return {
    invoiceId: document,
    dueDate: null,
    balance: toPesos(lineBalance),
    transactionAmount: toPesos(paidAmount),
    documentNumber: document,
    invoiceNumber: document,
    notes: '',
    transactionType: paidAmount === lineBalance ? 'total' : 'parcial',
    name: { kind: 'invoice', number: document },
    stationName: '',
  };
}

const createCompensableDocument = (document: string, lineBalance: number): CompensableDocument => ({
  id: document,
  documentNumber: document,
  invoiceNumber: document,
  dueDate: null,
  balance: toPesos(lineBalance),
  blocked: false,
});

const getDocumentNumbers = (lines: readonly { readonly documentNumber: string }[]) =>
  lines.map(({ documentNumber }) => documentNumber);

const noResponse = { kind: 'failed', failure: createFailure('communication') } as const;
const lostResponse = {
  kind: 'response-lost',
  failure: createFailure('outcome-unknown'),
  uuid: null,
} as const;
const notSent = { kind: 'not-sent', failure: createFailure('not-sent') } as const;

/** Opens the portal in a browser. Its work stops when the page closes. */
export function openPage({
  backend,
  network,
  timers,
  browser,
  createKey,
  onSend,
  onConclusion,
  onBrokenResponse,
  onRedirect,
}: BrowserEnvironment): Page {
  let isOpen = true;
  let isAtBank = false;
  const now = () => timers.now() + browser.clockOffset;
  const resolveWhileOpen = <T>(response: Promise<T>) =>
    new Promise<T>((resolve) => {
      void response.then((value) => isOpen && resolve(value));
    });
  const query = <T>(getResponse: () => T): Promise<Outcome<T>> => {
    const getOutcome = () => ({ kind: 'done', value: getResponse() }) as const;
    return resolveWhileOpen(network.send<Outcome<T>>(getOutcome, noResponse, noResponse));
  };
  const journal = createJournalStore({ sharedStorage: browser.storage, now });
  const watch = createAttemptWatch({
    journal,
    owner,
    now,
    setTimer: timers.schedule,
    query: createAttemptQuery({
      consult: (uuid) => query(() => backend.lookUpTransaction(uuid)),
      findByKey: backend.hasKeys ? (key) => query(() => backend.findByKey(key)) : null,
      findCompensation: backend.hasKeys
        ? (key) => query(() => backend.findCompensation(key))
        : null,
      findSentCompensation: ({ lines }) =>
        query(() => backend.findSentCompensation(getDocumentNumbers(lines))),
      areDocumentsHeld: ({ kind, lines, amount }) =>
        query(() =>
          kind === 'vouchers'
            ? backend.hasVouchersWorth(amount.minor)
            : backend.isHeld(getDocumentNumbers(lines)),
        ),
      states: defaultResultStates,
    }),
  });
  const dependencies = { journal, payer: '7', owner, now, createKey };
  /** Calls `onSend` and sends a request over the model's network. */
  const request = <T extends OpenedPayment | CreateCompensationOutcome>(
    key: string,
    lines: readonly { readonly documentNumber: string }[],
    perform: () => T,
  ) => {
    onSend(key, getDocumentNumbers(lines), journal.getSnapshot(), now());
    const response = network.send<T | typeof lostResponse | typeof notSent | typeof brokenResponse>(
      perform,
      lostResponse,
      notSent,
      brokenResponse,
    );
    return resolveWhileOpen(response).then((result) => {
      const attempt = journal.getSnapshot().find((one) => one.key === key);
      // If the sender has stopped waiting, the request appears only in the backend's list.
      if (result === brokenResponse && attempt?.phase !== 'dropped') onBrokenResponse(key);
      return result;
    });
  };
  const ports: HandOffPorts = {
    encryptToken: () => 'x',
    check: (address) =>
      address === bankUrl && !browser.rejectsBankUrl
        ? { kind: 'allowed', href: address }
        : { kind: 'refused', reason: 'host' },
    onBeforeRedirect: () => undefined,
    redirectTo: (href) => {
      isAtBank = true;
      onRedirect(new URL(href).searchParams.get('uuid') ?? '');
    },
  };
  const createSubmit = <Order, Accepted, Conclusion extends HandOffConclusion | SentConclusion>(
    definition: AttemptDefinition<Order, Accepted, Conclusion>,
  ) => {
    const send = createAttemptSender(dependencies, definition);
    return async (order: Order) => {
      const outcome: Conclusion | CommonOutcome = await send(order);
      onConclusion(outcome.kind, definition.toSubject(order));
    };
  };
  const pay = createSubmit(
    createPaymentDefinition(({ subject, amount }, key) => {
      const lines = subject.kind === 'invoices' ? subject.lines : [];
      return request(key, lines, () =>
        subject.kind === 'invoices'
          ? backend.open(key, lines)
          : backend.openCash(key, amount.minor),
      );
    }, ports),
  );
  const buy = createSubmit(
    createVoucherDefinition(
      {
        open: ({ total }, key) => request(key, [], () => backend.openVouchers(key, total.minor)),
        register: ({ cart }, uuid) => {
          const quantity = cart.lines.reduce((sum, line) => sum + line.quantity, 0);
          const perform = (): RegistrationResult =>
            backend.registerVouchers(uuid, quantity) ? { kind: 'registered' } : notRegistered;
          return resolveWhileOpen(
            network.send<RegistrationResult>(perform, notRegistered, notRegistered),
          );
        },
        onRegistered: () => undefined,
      },
      ports,
    ),
  );
  const returnToBank = createBankReturn({
    ...ports,
    fetchSession: (uuid) => query(() => ({ session: backend.getSession(uuid) })),
  });
  const compensate = createSubmit(
    createCompensationDefinition(
      ({ key, lines }) => request(key, lines, () => backend.compensate(key, lines)),
      'COP',
    ),
  );
  let displayedBalances = new Map<string, number>();
  const poll = () => {
    displayedBalances = new Map(
      documentNumbers.map((document) => [document, backend.getBalance(document)]),
    );
  };
  poll();
  const stopDetecting = detectReturn(
    journal,
    owner,
    () => false,
    () => undefined,
  );
  const stopWatching = watch.start();
  const getDisplayedBalance = (document: string) => displayedBalances.get(document) ?? 0;
  return {
    submit: {
      invoices: (selected, fraction) => {
        const lines = selected
          .filter((document) => getDisplayedBalance(document) > 0)
          .map((document) => createPaymentLine(document, getDisplayedBalance(document), fraction));
        if (lines.length === 0) return;
        const amount = toPesos(lines.reduce((sum, line) => sum + line.transactionAmount.minor, 0));
        void pay({ subject: { kind: 'invoices', lines }, amount });
      },
      cash: (_, fraction) => {
        const amount = toPesos(Math.round(5_000 * fraction));
        void pay({ subject: { kind: 'cash', segment: '1100' }, amount });
      },
      vouchers: (_, fraction) => {
        const amount = toPesos(voucherPrice);
        const quantity = Math.ceil(5 * fraction);
        const total = toPesos(voucherPrice * quantity);
        const cart = { use: null, lines: [{ amount, quantity }] };
        void buy({ cart, total, email: '' });
      },
      compensation: (selected) => {
        const payments = documentNumbers.filter((document) => getDisplayedBalance(document) < 0);
        const invoices = selected.filter((document) => getDisplayedBalance(document) > 0);
        if (payments.length === 0 || invoices.length === 0) return;
        const createDocuments = (numbers: readonly string[]) =>
          numbers.map((document) =>
            createCompensableDocument(document, getDisplayedBalance(document)),
          );
        void compensate({
          payments: createDocuments(payments),
          invoices: createDocuments(invoices),
        });
      },
    },
    poll,
    sync: journal.refresh,
    goBack: () => {
      const attempt = journal
        .getSnapshot()
        .find((one) => one.owner === owner && getBankReturnDeadline(one, now()) !== null);
      if (attempt?.uuid) void returnToBank(attempt.uuid);
    },
    checkAgain: () => {
      for (const { key } of journal.getSnapshot()) void watch.check(key);
    },
    close: () => {
      isOpen = false;
      stopDetecting();
      stopWatching();
    },
    isAtBank: () => isAtBank,
  };
}
