import {
  type AttemptPhase,
  isFinal,
  isLive,
  type PaymentAttempt,
  type PaymentJournal,
  parseJournal,
} from '@surtidor/domain';
import { journalKey } from '../../apps/portal/src/features/attempts/journal-store.ts';
import type { BrowserEnvironment, BrowserState } from './browser-environment.ts';
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
  readonly onLeave: BrowserEnvironment['onLeave'];
  readonly onBroken: BrowserEnvironment['onBroken'];
  /** Number of sent requests. */
  readonly sentCount: () => number;
  /**
   * Checks the ledger, the browsers' storage and the sent requests.
   * @throws Error with the first violated invariant as a sentence
   */
  readonly check: (browsers: readonly BrowserState[]) => void;
}

function invariant(holds: boolean, sentence: () => string): void {
  if (!holds) throw new Error(sentence());
}

/** The backend's state for each final phase of an attempt. */
export const finalVerdicts: ReadonlyMap<AttemptPhase, Verdict> = new Map([
  ['approved', 'APROBADA'],
  ['rejected', 'RECHAZADA'],
]);

function checkMoney(ledger: readonly LedgerEntry[], backend: ModelBackend): void {
  for (const [document, start] of Object.entries(initialBalances)) {
    const lines = ledger.flatMap(({ state, lines }) =>
      lines.filter((line) => line.document === document).map(({ amount }) => ({ state, amount })),
    );
    const paid = lines.reduce(
      (sum, { state, amount }) => (state === 'APROBADA' ? sum + amount : sum),
      0,
    );
    const remaining = Math.abs(start) - paid;
    const live = lines.filter(({ state }) => state === 'PENDIENTE').length;
    invariant(remaining >= 0, () => `${document} owed ${start} and ${paid} was paid`);
    invariant(
      Math.abs(backend.balance(document)) === remaining,
      () => `${document} has a wrong balance`,
    );
    invariant(live <= 1, () => `${document} is in ${live} live transactions`);
  }
}

/**
 * Whether the phase of an attempt matches the backend's state. For the journal a compensation has ended
 * once the distributor has received it, whatever its final state.
 */
function isTrue({ kind, uuid, phase }: PaymentAttempt, verdicts: ReadonlyMap<string, string>) {
  const verdict = verdicts.get(uuid ?? '');
  if (kind === 'compensation' && phase === 'approved') return verdict !== undefined;
  return verdict === finalVerdicts.get(phase);
}

/** Checks that final states of transactions and attempts never change. */
function createMemory() {
  const known = new Map<string, string>();
  return (name: string, state: string) => {
    const previous = known.get(name);
    invariant(
      previous === undefined || previous === state,
      () => `${name}: ${previous} became ${state}`,
    );
    known.set(name, state);
  };
}

/** Checks the invariants of one run. */
export function createInvariants(backend: ModelBackend): Invariants {
  const sent = new Set<string>();
  const broken = new Set<string>();
  const holdsOfKey = (key: string) =>
    backend.findByKey(key)?.live || backend.findCompensation(key)?.state === 'in-process';
  /** Violations found while a page was sending, where an exception would be lost. */
  const violations: string[] = [];
  const remember = createMemory();
  const checkJournal = (
    journal: PaymentJournal,
    browser: number,
    verdicts: Map<string, string>,
  ) => {
    for (const attempt of journal) {
      const { key, phase, lines } = attempt;
      const isGivenUp = phase === 'dropped' && lines.length > 0 && broken.has(key);
      invariant(
        !(isGivenUp && holdsOfKey(key)),
        () => `${key} is given up and holds its documents`,
      );
      if (!isFinal(attempt)) continue;
      remember(`attempt ${key} of browser ${browser}`, phase);
      invariant(isTrue(attempt, verdicts), () => `${key} is called ${phase} and is not`);
    }
  };
  return {
    onSend: (key, numbers, journal, now) => {
      if (sent.has(key)) violations.push(`${key} was sent twice`);
      sent.add(key);
      const rival = journal.find(
        (attempt) =>
          attempt.key !== key &&
          attempt.owner === owner &&
          isLive(attempt, now) &&
          attempt.lines.some(({ documentNumber }) => numbers.includes(documentNumber)),
      );
      if (rival) violations.push(`${key} was sent while ${rival.key} was live`);
    },
    sentCount: () => sent.size,
    onBroken: (key) => broken.add(key),
    onLeave: (uuid) => {
      if (backend.lacksVouchers(uuid)) violations.push(`${uuid} was paid for without its vouchers`);
    },
    check: (browsers) => {
      invariant(violations.length === 0, () => violations.join('; '));
      const ledger = backend.ledger();
      checkMoney(ledger, backend);
      const verdicts = new Map<string, string>(ledger.map(({ uuid, state }) => [uuid, state]));
      for (const [uuid, state] of verdicts) {
        if (state !== 'PENDIENTE') remember(`transaction ${uuid}`, state);
      }
      browsers.forEach(({ storage }, place) => {
        checkJournal(parseJournal(storage.get(journalKey)), place, verdicts);
      });
    },
  };
}
