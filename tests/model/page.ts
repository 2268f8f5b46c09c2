import type { OpenedPayment, Outcome, SentCompensation } from '@surtidor/data';
import {
  bankReturnDeadline,
  type CompensableDocument,
  defaultResultStates,
  failure,
  type NamedPaymentLine,
} from '@surtidor/domain';
import { createAttemptSender } from '../../apps/portal/src/features/attempts/attempt-sender.ts';
import { createAttemptWatch } from '../../apps/portal/src/features/attempts/attempt-watch.ts';
import { createBankReturn } from '../../apps/portal/src/features/attempts/bank-return.ts';
import { detectReturn } from '../../apps/portal/src/features/attempts/detect-return.ts';
import { createJournalStore } from '../../apps/portal/src/features/attempts/journal-store.ts';
import type { HandOffPorts } from '../../apps/portal/src/features/attempts/provider-hand-off.ts';
import { queryAttempt } from '../../apps/portal/src/features/attempts/query-attempt.ts';
import { paymentDefinition } from '../../apps/portal/src/features/payments/payment-definition.ts';
import {
  type VoucherPorts,
  voucherDefinition,
} from '../../apps/portal/src/features/vouchers/voucher-definition.ts';
import { compensationDefinition } from '../../apps/portal/src/screens/compensate/sending/compensation-definition.ts';
import { brokenResponse } from './broken-response.ts';
import type { BrowserEnvironment } from './browser-environment.ts';
import { bankAddress, documents, voucherPrice } from './model-backend.ts';

/** Client code of the company. */
export const owner = 'empresa';

/** Presses the submit button for documents and a fraction of their displayed balances. */
export type Press = (selected: readonly string[], share: number) => void;

/** A tab with the portal: the real attempt engine over the model's environment. */
export interface Page {
  /** Sends an attempt of each kind. */
  readonly press: Readonly<Record<'invoices' | 'cash' | 'vouchers' | 'compensation', Press>>;
  /** Reads the balances. */
  readonly poll: () => void;
  /** Receives a storage event of another tab. */
  readonly sync: () => void;
  /** Presses 'back to the bank' of the first attempt that offers it. */
  readonly goBack: () => void;
  /** Presses 'check status' of every attempt. */
  readonly checkAgain: () => void;
  /** Ends the page: crashed, closed, reloaded or redirected to the bank. */
  readonly end: () => void;
  /** Whether the tab was redirected to the bank. */
  readonly hasLeft: () => boolean;
}

type Registered = Awaited<ReturnType<VoucherPorts['register']>>;
const notRegistered: Registered = {
  kind: 'not-registered',
  failure: failure('voucher-payment-failed'),
};

const cop = (minor: number) => ({ minor, currency: 'COP' }) as const;

function getLine(document: string, lineBalance: number, share: number): NamedPaymentLine {
  const paid = Math.max(1, Math.floor(lineBalance * share));
  return {
    invoiceId: document,
    dueDate: null,
    balance: cop(lineBalance),
    transactionAmount: cop(paid),
    documentNumber: document,
    invoiceNumber: document,
    notes: '',
    transactionType: paid === lineBalance ? 'total' : 'parcial',
    name: { kind: 'invoice', number: document },
    stationName: '',
  };
}

const compensable = (document: string, lineBalance: number): CompensableDocument => ({
  id: document,
  documentNumber: document,
  invoiceNumber: document,
  dueDate: null,
  balance: cop(lineBalance),
  blocked: false,
});

const getNumbers = (lines: readonly { readonly documentNumber: string }[]) =>
  lines.map(({ documentNumber }) => documentNumber);

const silence = { kind: 'failed', failure: failure('communication') } as const;
const lostResponse = {
  kind: 'response-lost',
  failure: failure('outcome-unknown'),
  uuid: null,
} as const;
const notSent = { kind: 'not-sent', failure: failure('not-sent') } as const;

/** Opens the portal in a browser; all its work stops when the page ends. */
export function openPage({
  backend,
  network,
  timers,
  browser,
  newKey,
  onSend,
  onBroken,
  onLeave,
}: BrowserEnvironment): Page {
  let alive = true;
  let left = false;
  const now = () => timers.now() + browser.clockError;
  const whileAlive = <T>(response: Promise<T>) =>
    new Promise<T>((resolve) => {
      void response.then((value) => alive && resolve(value));
    });
  const query = <T>(question: () => T): Promise<Outcome<T>> => {
    const answered = () => ({ kind: 'done', value: question() }) as const;
    return whileAlive(network.send<Outcome<T>>(answered, silence, silence));
  };
  const journal = createJournalStore({ shared: browser.storage, now });
  const watch = createAttemptWatch({
    journal,
    owner,
    now,
    after: timers.after,
    query: queryAttempt({
      consult: (uuid) => query(() => backend.consult(uuid)),
      findByKey: backend.hasKeys ? (key) => query(() => backend.findByKey(key)) : null,
      findCompensation: backend.hasKeys
        ? (key) => query(() => backend.findCompensation(key))
        : null,
      findSentCompensation: ({ lines }) =>
        query(() => backend.findSentCompensation(getNumbers(lines))),
      areDocumentsHeld: ({ kind, lines, amount }) =>
        query(() =>
          kind === 'vouchers'
            ? backend.hasVouchersWorth(amount.minor)
            : backend.isHeld(getNumbers(lines)),
        ),
      states: defaultResultStates,
    }),
  });
  const dependencies = { journal, owner, now, newKey };
  /** Sends a request over the model's network; calls `onSend` on departure. */
  const request = <T extends OpenedPayment | SentCompensation>(
    key: string,
    lines: readonly { readonly documentNumber: string }[],
    act: () => T,
  ) => {
    onSend(key, getNumbers(lines), journal.getSnapshot(), now());
    const response = network.send<T | typeof lostResponse | typeof notSent | typeof brokenResponse>(
      act,
      lostResponse,
      notSent,
      brokenResponse,
    );
    return whileAlive(
      response.then((result) => {
        const attempt = journal.getSnapshot().find((one) => one.key === key);
        // A request that arrived after the sender gave up appears only in the backend's list.
        if (result === brokenResponse && attempt?.phase !== 'dropped') onBroken(key);
        return result;
      }),
    );
  };
  const ports: HandOffPorts = {
    loadCipher: () =>
      browser.chunkFails
        ? Promise.reject(new Error('a chunk'))
        : whileAlive(Promise.resolve(() => 'x')),
    check: (address) =>
      address === bankAddress && !browser.distrusts
        ? { kind: 'allowed', href: address }
        : { kind: 'refused', reason: 'host' },
    onBeforeRedirect: () => undefined,
    redirectTo: (href) => {
      left = true;
      onLeave(new URL(href).searchParams.get('uuid') ?? '');
    },
  };
  const pay = createAttemptSender(
    dependencies,
    paymentDefinition(({ subject, amount }, key) => {
      const lines = subject.kind === 'invoices' ? subject.lines : [];
      return request(key, lines, () =>
        subject.kind === 'invoices'
          ? backend.open(key, lines)
          : backend.openCash(key, amount.minor),
      );
    }, ports),
  );
  const buy = createAttemptSender(
    dependencies,
    voucherDefinition(
      {
        open: ({ total }, key) => request(key, [], () => backend.openVouchers(key, total.minor)),
        register: ({ cart }, uuid) => {
          const quantity = cart.lines.reduce((sum, line) => sum + line.quantity, 0);
          const act = (): Registered =>
            backend.registerVouchers(uuid, quantity) ? { kind: 'registered' } : notRegistered;
          return whileAlive(network.send<Registered>(act, notRegistered, notRegistered));
        },
        onRegistered: () => undefined,
      },
      ports,
    ),
  );
  const back = createBankReturn({
    ...ports,
    fetchSession: (uuid) => query(() => ({ session: backend.sessionOf(uuid) })),
  });
  const compensate = createAttemptSender(
    dependencies,
    compensationDefinition(({ key, lines }) =>
      request(key, lines, () => backend.compensate(key, lines)),
    ),
  );
  let seen = new Map<string, number>();
  const poll = () => {
    seen = new Map(documents.map((document) => [document, backend.balance(document)]));
  };
  poll();
  const stopDetecting = detectReturn(
    journal,
    owner,
    () => false,
    () => undefined,
  );
  const stopWatching = watch.start();
  const shownBalanceOf = (document: string) => seen.get(document) ?? 0;
  return {
    press: {
      invoices: (selected, share) => {
        const lines = selected
          .filter((document) => shownBalanceOf(document) > 0)
          .map((document) => getLine(document, shownBalanceOf(document), share));
        if (lines.length === 0) return;
        const amount = cop(lines.reduce((sum, line) => sum + line.transactionAmount.minor, 0));
        void pay({ subject: { kind: 'invoices', lines }, amount });
      },
      cash: (_, share) => {
        const amount = cop(Math.round(5_000 * share));
        void pay({ subject: { kind: 'cash', segment: '1100' }, amount });
      },
      vouchers: (_, share) => {
        const amount = cop(voucherPrice);
        const quantity = Math.ceil(5 * share);
        const total = cop(voucherPrice * quantity);
        const cart = { use: null, lines: [{ amount, quantity }] };
        void buy({ cart, total, email: '' });
      },
      compensation: (selected) => {
        const payments = documents.filter((document) => shownBalanceOf(document) < 0);
        const invoices = selected.filter((document) => shownBalanceOf(document) > 0);
        if (payments.length === 0 || invoices.length === 0) return;
        const getSide = (numbers: readonly string[]) =>
          numbers.map((document) => compensable(document, shownBalanceOf(document)));
        void compensate({ payments: getSide(payments), invoices: getSide(invoices) });
      },
    },
    poll,
    sync: journal.refresh,
    goBack: () => {
      const attempt = journal
        .getSnapshot()
        .find((one) => one.owner === owner && bankReturnDeadline(one, now()) !== null);
      if (attempt?.uuid) void back(attempt.uuid);
    },
    checkAgain: () => {
      for (const { key } of journal.getSnapshot()) void watch.check(key);
    },
    end: () => {
      alive = false;
      stopDetecting();
      stopWatching();
    },
    hasLeft: () => left,
  };
}
