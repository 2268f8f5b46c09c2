import type { CreateCompensationOutcome, OpenedPayment, Outcome } from '@surtidor/data';
import { createFailure } from '@surtidor/domain';
import type { CompensableDocument } from '@surtidor/domain/compensations';
import {
  defaultResultStates,
  getBankReturnDeadline,
  isLive,
  type NamedPaymentLine,
  parseJournal,
  serialiseJournal,
} from '@surtidor/domain/payments';
import type {
  AttemptDefinition,
  CommonOutcome,
} from '../../packages/flows/src/attempts/attempt-definition.ts';
import { createAttemptSender } from '../../packages/flows/src/attempts/attempt-sender.ts';
import { createAttemptWatch } from '../../packages/flows/src/attempts/attempt-watch.ts';
import { createBankReturn } from '../../packages/flows/src/attempts/bank-return.ts';
import { detectReturn } from '../../packages/flows/src/attempts/detect-return.ts';
import { createJournalStore, journalKey } from '../../packages/flows/src/attempts/journal-store.ts';
import type {
  HandOffConclusion,
  HandOffPorts,
} from '../../packages/flows/src/attempts/provider-hand-off.ts';
import {
  type AttemptQueries,
  createAttemptQuery,
} from '../../packages/flows/src/attempts/query-attempt.ts';
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
  /** Whether an attempt offers it. */
  readonly canGoBack: () => boolean;
  /** Stops waiting for every request of an order. */
  readonly stopWaiting: () => void;
  /** Restores the page from the back/forward cache, with the scripts as they were. Only at the bank. */
  readonly restore: () => void;
  /** Closes the page, as a crash, a reload or a closed tab does. */
  readonly close: () => void;
  /** Whether the tab was redirected to the bank. */
  readonly isAtBank: () => boolean;
  /** Returns everything that the page remembers, as JSON values. Two equal pages act equally. */
  readonly describe: () => unknown;
  /** Whether an attempt is open, so that its status can be checked. */
  readonly canCheck: () => boolean;
  /** Whether it waits for the response of an order and has not stopped waiting. */
  readonly isWaiting: () => boolean;
  /** Whether another tab has changed the storage. */
  readonly isOutdated: () => boolean;
  /** Whether it shows a balance that has changed. */
  readonly hasOldBalances: () => boolean;
}

/** A lookup of an attempt: the page's knowledge when it started and the responses so far. */
interface Check {
  readonly key: string;
  readonly phase: string;
  readonly uuid: string | null;
  readonly responses: unknown[];
}

const dispatch = (target: EventTarget, type: string, properties: object = {}) =>
  target.dispatchEvent(Object.assign(new Event(type), properties));

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
  let timerAt: number | null = null;
  const self = {};
  /** Every page has its own window, of which the portal uses the events. */
  const ownWindow = new EventTarget();
  Object.assign(globalThis, { window: ownWindow });
  const lastCheckAt = new Map<string, number>();
  const controllers = new Set<AbortController>();
  const now = () => timers.now() + browser.clockOffset;
  const resolveWhileOpen = <T>(response: Promise<T>) =>
    new Promise<T>((resolve) => {
      void response.then((value) => isOpen && resolve(value));
    });
  const query = <T>(label: string, getResponse: () => T): Promise<Outcome<T>> => {
    const getOutcome = () => ({ kind: 'done', value: getResponse() }) as const;
    const sender = { page: self, label, isQuery: true };
    return resolveWhileOpen(network.send<Outcome<T>>(sender, getOutcome, noResponse, noResponse));
  };
  const journal = createJournalStore({ sharedStorage: browser.storage, now });
  /** The lookups of one check, each of which knows the responses of those before it. */
  const createQueries = (check: Check): AttemptQueries => {
    const look = async <T>(getResponse: () => T) => {
      const response = await query(`check ${JSON.stringify(check)}`, getResponse);
      check.responses.push(response);
      return response;
    };
    return {
      consult: (uuid) => look(() => backend.lookUpTransaction(uuid)),
      findByKey: backend.hasKeys ? (key) => look(() => backend.findByKey(key)) : null,
      findCompensation: backend.hasKeys ? (key) => look(() => backend.findCompensation(key)) : null,
      findSentCompensation: ({ lines }) =>
        look(() => backend.findSentCompensation(getDocumentNumbers(lines))),
      areDocumentsHeld: ({ kind, lines, amount }) =>
        look(() =>
          kind === 'vouchers'
            ? backend.hasVouchersWorth(amount.minor)
            : backend.isHeld(getDocumentNumbers(lines)),
        ),
      states: defaultResultStates,
    };
  };
  const watch = createAttemptWatch({
    journal,
    owner,
    now,
    setTimer: (ms, run) => {
      timerAt = timers.now() + ms;
      const cancel = timers.schedule(ms, () => {
        timerAt = null;
        run();
      });
      return () => {
        timerAt = null;
        cancel();
      };
    },
    query: (attempt) => {
      const { key, phase, uuid } = attempt;
      const check: Check = { key, phase, uuid, responses: [] };
      lastCheckAt.set(key, now());
      return createAttemptQuery(createQueries(check))(attempt);
    },
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
      { page: self, label: `send ${key}`, isQuery: false },
      perform,
      lostResponse,
      notSent,
      brokenResponse,
    );
    return resolveWhileOpen(response).then((result) => {
      const attempt = parseJournal(browser.storage.get(journalKey)).find((one) => one.key === key);
      // If the sender has stopped waiting, the request appears only in the backend's list.
      if (result === brokenResponse && attempt?.phase !== 'dropped') onBrokenResponse(key);
      return result;
    });
  };
  const createPorts = (isReturn: boolean): HandOffPorts => ({
    encryptToken: () => 'x',
    check: (address) =>
      address === bankUrl && !browser.rejectsBankUrl
        ? { kind: 'allowed', href: address }
        : { kind: 'refused', reason: 'host' },
    onBeforeRedirect: () => undefined,
    redirectTo: (href) => {
      isAtBank = true;
      dispatch(ownWindow, 'pagehide');
      onRedirect(new URL(href).searchParams.get('uuid') ?? '', isReturn);
    },
  });
  const ports = createPorts(false);
  const createSubmit = <Order, Accepted, Conclusion extends HandOffConclusion | SentConclusion>(
    definition: AttemptDefinition<Order, Accepted, Conclusion>,
  ) => {
    let createdKey: string | null = null;
    const createOwnKey = () => {
      createdKey = createKey();
      return createdKey;
    };
    const send = createAttemptSender({ ...dependencies, createKey: createOwnKey }, definition);
    return async (order: Order) => {
      const controller = new AbortController();
      createdKey = null;
      controllers.add(controller);
      const response: Promise<Conclusion | CommonOutcome> = send(order, controller.signal);
      // The sender creates the key at once. An order that is already being sent gets none.
      const key = createdKey;
      const outcome = await response;
      controllers.delete(controller);
      onConclusion(outcome.kind, definition.toSubject(order), key);
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
          const sender = { page: self, label: `register ${uuid}`, isQuery: false };
          return resolveWhileOpen(
            network.send<RegistrationResult>(sender, perform, notRegistered, notRegistered),
          );
        },
        onRegistered: () => undefined,
      },
      ports,
    ),
  );
  const returnToBank = createBankReturn({
    ...createPorts(true),
    fetchSession: (uuid) => query(`return ${uuid}`, () => ({ session: backend.getSession(uuid) })),
  });
  const compensate = createSubmit(
    createCompensationDefinition(
      ({ key, lines }) => request(key, lines, () => backend.compensate(key, lines)),
      'COP',
    ),
  );
  const readBalances = () =>
    new Map(documentNumbers.map((document) => [document, backend.getBalance(document)]));
  let displayedBalances: ReadonlyMap<string, number> = new Map();
  const poll = () => {
    displayedBalances = readBalances();
  };
  poll();
  const stopDetecting = detectReturn(
    journal,
    owner,
    () => false,
    () => undefined,
  );
  const stopWatching = watch.start();
  watch.checkReturned();
  const findReturnable = () =>
    journal
      .getSnapshot()
      .find((one) => one.owner === owner && getBankReturnDeadline(one, now()) !== null);
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
      const attempt = findReturnable();
      if (attempt?.uuid) void returnToBank(attempt.uuid);
    },
    canGoBack: () => findReturnable() !== undefined,
    stopWaiting: () => {
      for (const controller of controllers) controller.abort();
    },
    restore: () => {
      if (!isAtBank) return;
      isAtBank = false;
      journal.refresh();
      dispatch(ownWindow, 'pageshow', { persisted: true });
      watch.checkReturned();
    },
    checkAgain: () => {
      for (const { key } of journal.getSnapshot()) void watch.check(key);
    },
    close: () => {
      isOpen = false;
      network.closePage(self);
      stopDetecting();
      stopWatching();
    },
    isAtBank: () => isAtBank,
    describe: () => ({
      isAtBank,
      timerAt,
      journal: journal.getSnapshot(),
      balances: [...displayedBalances.values()],
      lastCheckAt: [...lastCheckAt],
      stopped: [...controllers].map(({ signal }) => signal.aborted),
      requests: network
        .describeInFlight()
        .filter(({ sender }) => sender.page === self)
        .map(({ sender, state, sentAt, result }) => ({
          label: sender.label,
          state,
          sentAt,
          result,
        })),
    }),
    canCheck: () => journal.getSnapshot().some((attempt) => isLive(attempt, now())),
    isWaiting: () => [...controllers].some(({ signal }) => !signal.aborted),
    isOutdated: () => serialiseJournal(journal.getSnapshot()) !== browser.storage.get(journalKey),
    hasOldBalances: () => {
      const balances = readBalances();
      return documentNumbers.some(
        (document) => balances.get(document) !== displayedBalances.get(document),
      );
    },
  };
}
