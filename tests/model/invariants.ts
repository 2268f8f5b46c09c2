import {
  type AttemptPhase,
  getAttemptOutcome,
  isFinal,
  isLive,
  type PaymentAttempt,
  type PaymentJournal,
  parseJournal,
} from '@surtidor/domain/payments';
import type { AttemptSubject } from '../../packages/flows/src/attempts/attempt-definition.ts';
import { journalKey } from '../../packages/flows/src/attempts/journal-store.ts';
import type { AttemptConclusion, BrowserEnvironment, BrowserState } from './browser-environment.ts';
import {
  initialBalances,
  type LedgerEntry,
  type ModelBackend,
  type Verdict,
} from './model-backend.ts';
import { owner } from './page.ts';

/** Invariants that hold at every moment. */
export interface Invariants {
  readonly onSend: BrowserEnvironment['onSend'];
  readonly onConclusion: BrowserEnvironment['onConclusion'];
  readonly onRedirect: BrowserEnvironment['onRedirect'];
  readonly onBrokenResponse: BrowserEnvironment['onBrokenResponse'];
  /** Returns the number of sent requests. */
  readonly getSentCount: () => number;
  /** Returns what the invariants remember, as JSON values. */
  readonly describe: () => unknown;
  /**
   * Checks the ledger, the browsers' storage and the sent requests.
   * @throws Error that describes the first violated invariant
   */
  readonly check: (browsers: readonly BrowserState[]) => void;
}

function assertInvariant(isValid: boolean, getMessage: () => string): void {
  if (!isValid) throw new Error(getMessage());
}

/** The bank's verdict for each final phase of an attempt. */
export const finalVerdicts: ReadonlyMap<AttemptPhase, Verdict> = new Map([
  ['approved', 'APROBADA'],
  ['rejected', 'RECHAZADA'],
]);

function checkBalances(ledger: readonly LedgerEntry[], backend: ModelBackend): void {
  for (const [document, initialBalance] of Object.entries(initialBalances)) {
    const lines = ledger.flatMap(({ state, lines }) =>
      lines.filter((line) => line.document === document).map(({ amount }) => ({ state, amount })),
    );
    const paidAmount = lines.reduce(
      (sum, { state, amount }) => (state === 'APROBADA' ? sum + amount : sum),
      0,
    );
    const remainingBalance = Math.abs(initialBalance) - paidAmount;
    const liveCount = lines.filter(({ state }) => state === 'PENDIENTE').length;
    assertInvariant(
      remainingBalance >= 0,
      () => `${document} has an initial balance of ${initialBalance}, but ${paidAmount} was paid`,
    );
    assertInvariant(
      Math.abs(backend.getBalance(document)) === remainingBalance,
      () => `${document} has a wrong balance`,
    );
    assertInvariant(liveCount <= 1, () => `${document} is in ${liveCount} live transactions`);
  }
}

/**
 * Whether the phase of an attempt matches the backend's state. In the journal a compensation ends when the
 * distributor has received it, regardless of its final state.
 */
function matchesLedger(
  { kind, uuid, phase }: PaymentAttempt,
  verdicts: ReadonlyMap<string, string>,
) {
  const verdict = verdicts.get(uuid ?? '');
  if (kind === 'compensation' && phase === 'approved') return verdict !== undefined;
  return verdict === finalVerdicts.get(phase);
}

/** Checks that final states of transactions and attempts never change, also not into one that is not final. */
function createFinalStateCheck() {
  const stateByName = new Map<string, string>();
  return (name: string, state: string, isFinalState: boolean) => {
    const previous = stateByName.get(name);
    assertInvariant(
      previous === undefined || previous === state,
      () => `${name} changed from ${previous} to ${state}`,
    );
    if (isFinalState) stateByName.set(name, state);
  };
}

/** The conclusions that tell the user that nothing is charged. */
const unchargedConclusions: ReadonlySet<AttemptConclusion> = new Set([
  'in-progress',
  'not-recorded',
  'not-sent',
  'refused',
  'bad-address',
  'unauthorized',
]);

/** The conclusions of orders whose request was never sent. */
const unsentConclusions: ReadonlySet<AttemptConclusion> = new Set([
  'in-progress',
  'not-recorded',
  'not-sent',
]);

const formatOrder = ({ kind, lines, amount }: AttemptSubject) =>
  `${kind} of ${amount.minor} for [${lines.map(({ documentNumber }) => documentNumber).join()}]`;

/** Creates the invariants of one run. */
export function createInvariants(backend: ModelBackend): Invariants {
  const sentKeys = new Set<string>();
  const sentOrders = new Set<string>();
  const brokenKeys = new Set<string>();
  /** The keys of attempts that the journal has closed without a result. */
  const droppedKeys = new Set<string>();
  /** The keys of orders that a page has shown as not charged. */
  const unchargedKeys = new Set<string>();
  /** The transactions whose page at the bank was opened. Only there can the user pay. */
  const visitedIds = new Set<string>();
  const wasPaidAtBank = (key: string) => {
    const transaction = backend.findByKey(key);
    return transaction?.status === 'APROBADA' && visitedIds.has(transaction.uuid);
  };
  const holdsDocuments = (key: string) =>
    backend.findByKey(key)?.live || backend.findCompensation(key)?.state === 'in-process';
  /** Violations found while a page was sending a request, where an exception would be swallowed. */
  const violations: string[] = [];
  const checkFinalState = createFinalStateCheck();
  const checkJournal = (
    journal: PaymentJournal,
    browser: number,
    verdicts: Map<string, string>,
  ) => {
    for (const attempt of journal) {
      const { key, phase, lines } = attempt;
      const isDropped = phase === 'dropped' && lines.length > 0 && brokenKeys.has(key);
      assertInvariant(
        !(isDropped && holdsDocuments(key)),
        () => `${key} is dropped but still holds its documents`,
      );
      assertInvariant(
        getAttemptOutcome(attempt) !== 'not-charged' || !wasPaidAtBank(key),
        () => `${key} was paid but is ${phase} in the journal`,
      );
      if (phase === 'dropped') droppedKeys.add(key);
      checkFinalState(`attempt ${key} of browser ${browser}`, phase, isFinal(attempt));
      if (!isFinal(attempt)) continue;
      assertInvariant(
        matchesLedger(attempt, verdicts),
        () => `${key} is ${phase} in the journal but not in the ledger`,
      );
    }
  };
  return {
    onSend: (key, documentNumbers, journal, now) => {
      if (sentKeys.has(key)) violations.push(`${key} was sent twice`);
      sentKeys.add(key);
      const attempt = journal.find((one) => one.key === key);
      if (attempt) sentOrders.add(formatOrder(attempt));
      else violations.push(`${key} was sent without a journal entry`);
      const conflictingAttempt = journal.find(
        (attempt) =>
          attempt.key !== key &&
          attempt.owner === owner &&
          isLive(attempt, now) &&
          attempt.lines.some(({ documentNumber }) => documentNumbers.includes(documentNumber)),
      );
      const unansweredTwin = journal.find(
        (other) =>
          attempt?.lines.length === 0 &&
          other.key !== key &&
          other.kind === attempt.kind &&
          other.owner === owner &&
          (other.phase === 'preparing' || other.phase === 'sent') &&
          isLive(other, now),
      );
      if (unansweredTwin)
        violations.push(`${key} was sent while ${unansweredTwin.key} had no response`);
      if (conflictingAttempt)
        violations.push(`${key} was sent while ${conflictingAttempt.key} was live`);
    },
    onConclusion: (conclusion, subject, key) => {
      if (key !== null && unchargedConclusions.has(conclusion)) unchargedKeys.add(key);
      const order = formatOrder(subject);
      if (!unsentConclusions.has(conclusion) && !sentOrders.has(order))
        violations.push(`${order} is shown as ${conclusion} but was never sent`);
    },
    getSentCount: () => sentKeys.size,
    onBrokenResponse: (key) => brokenKeys.add(key),
    describe: () => ({
      sentKeys: [...sentKeys].sort(),
      sentOrders: [...sentOrders].sort(),
      brokenKeys: [...brokenKeys].sort(),
      droppedKeys: [...droppedKeys].sort(),
      unchargedKeys: [...unchargedKeys].sort(),
      visitedIds: [...visitedIds].sort(),
    }),
    onRedirect: (uuid, isReturn) => {
      visitedIds.add(uuid);
      const key = [...droppedKeys].find((one) => backend.findByKey(one)?.uuid === uuid);
      if (!isReturn && key !== undefined)
        violations.push(`${key} went to the bank after it was shown as not charged`);
      if (backend.lacksVouchers(uuid))
        violations.push(`${uuid} was paid without registered vouchers`);
    },
    check: (browsers) => {
      assertInvariant(violations.length === 0, () => violations.join('; '));
      const ledger = backend.getLedger();
      checkBalances(ledger, backend);
      for (const key of unchargedKeys)
        assertInvariant(!wasPaidAtBank(key), () => `${key} was paid but shown as not charged`);
      const verdicts = new Map<string, string>(ledger.map(({ uuid, state }) => [uuid, state]));
      for (const [uuid, state] of verdicts) {
        checkFinalState(`transaction ${uuid}`, state, state !== 'PENDIENTE');
      }
      browsers.forEach(({ storage }, index) => {
        checkJournal(parseJournal(storage.get(journalKey)), index, verdicts);
      });
    },
  };
}
