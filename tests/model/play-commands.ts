import { excludeJournalled, isLive, parseJournal } from '@surtidor/domain/payments';
import { journalKey } from '../../packages/flows/src/attempts/journal-store.ts';
import { applyCommand, type Command } from './commands.ts';
import { createEnvironment, type Environment } from './environment.ts';
import { finalVerdicts } from './invariants.ts';
import type { ModelBackend } from './model-backend.ts';

/** Flushes promises until all pages are idle. */
export const flushPromises = () => new Promise<void>((resolve) => setImmediate(resolve));

const getStates = ({ browsers }: Environment) => browsers.map(({ state }) => state);

const minuteMs = 60_000;

/** Delivers all requests, settles all transactions and lets every browser query them. */
async function settleAll(environment: Environment): Promise<void> {
  const { backend, browsers, network, timers } = environment;
  for (const { state, tabCount, reopen } of browsers) {
    Object.assign(state, { rejectsBankUrl: false, clockOffset: 0 });
    for (let tab = 0; tab < tabCount; tab += 1) reopen(tab);
  }
  // The rounds last longer than a bank session, but shorter than the error of a wrong clock.
  for (let round = 0; round < 15; round += 1) {
    for (const { arrive } of network.getInFlight()) arrive();
    for (const { respond } of network.getInFlight()) respond();
    for (const { uuid } of backend.getLedger()) backend.settle(uuid, 'RECHAZADA');
    await flushPromises();
    environment.invariants.check(getStates(environment));
    backend.advance(6 * minuteMs);
    timers.advance(6 * minuteMs);
    await flushPromises();
  }
}

/**
 * Checks that every attempt that opened a transaction shows its result. Attempts that are only in the backend's
 * list are skipped: their request arrived after the sender stopped waiting, or a day late.
 */
function checkResultsShown({ backend, browsers, timers }: Environment): void {
  const stateByUuid = new Map(backend.getLedger().map(({ uuid, state }) => [uuid, state]));
  for (const { state } of browsers) {
    const journal = parseJournal(state.storage.get(journalKey));
    for (const { key, kind, phase } of journal) {
      const compensationId = backend.findCompensation(key)?.transactionId;
      const uuid = compensationId ?? backend.findByKey(key)?.uuid;
      if (
        uuid === undefined ||
        excludeJournalled([{ key, uuid }], journal, timers.now()).length > 0
      ) {
        continue;
      }
      const ledgerState = stateByUuid.get(uuid);
      // In the journal a compensation ends when it is received.
      const isShown =
        finalVerdicts.get(phase) === ledgerState ||
        (kind === 'compensation' && phase === 'approved');
      if (!isShown) throw new Error(`${key} shows ${phase}: ${ledgerState}`);
    }
  }
}

/**
 * For backends without keys: checks that every attempt is closed and that no dropped attempt was paid.
 */
function checkAttemptsClosed({ backend, browsers, timers }: Environment): void {
  for (const { state } of browsers) {
    for (const attempt of parseJournal(state.storage.get(journalKey))) {
      const { key, kind, phase } = attempt;
      if (isLive(attempt, timers.now())) throw new Error(`${key} is still ${phase}`);
      const isPaid = kind !== 'compensation' && backend.findByKey(key)?.status === 'APROBADA';
      if (phase === 'dropped' && isPaid)
        throw new Error(`${key} was paid but is dropped in the journal`);
    }
  }
}

/** Runs an environment to its end and checks what it shows then. Throws if an invariant is violated. */
export async function checkSettled(environment: Environment): Promise<void> {
  await settleAll(environment);
  if (environment.backend.hasKeys) checkResultsShown(environment);
  else checkAttemptsClosed(environment);
}

/** Counts of the events that the command sequences caused. */
export interface Statistics {
  opened: number;
  approved: number;
  rejected: number;
  /** Sent requests. */
  attempts: number;
  /** Reopened tabs. */
  reopenedTabs: number;
  lostResponses: number;
  /** Requests that took effect but returned an internal error. */
  brokenResponses: number;
}

export const createStatistics = (): Statistics => ({
  opened: 0,
  approved: 0,
  rejected: 0,
  attempts: 0,
  reopenedTabs: 0,
  lostResponses: 0,
  brokenResponses: 0,
});

function countResults({ backend, invariants }: Environment, statistics: Statistics): void {
  statistics.attempts += invariants.getSentCount();
  for (const { state } of backend.getLedger()) {
    statistics.opened += 1;
    if (state === 'APROBADA') statistics.approved += 1;
    if (state === 'RECHAZADA') statistics.rejected += 1;
  }
}

function countCommand(command: Command, { network }: Environment, statistics: Statistics): void {
  if (command.kind === 'reopen') statistics.reopenedTabs += 1;
  if (command.kind !== 'network' || network.getInFlight().length === 0) return;
  if (command.outcome === 'lose') statistics.lostResponses += 1;
  if (command.outcome === 'breakAfter') statistics.brokenResponses += 1;
}

/** Runs a command sequence on a backend. Throws if an invariant is violated. */
export async function playCommands(
  commands: readonly Command[],
  backend: ModelBackend,
  statistics: Statistics,
): Promise<void> {
  const environment = createEnvironment(backend);
  try {
    for (const command of commands) {
      countCommand(command, environment, statistics);
      applyCommand(command, environment);
      await flushPromises();
      environment.invariants.check(getStates(environment));
    }
    countResults(environment, statistics);
    await checkSettled(environment);
  } finally {
    for (const browser of environment.browsers) browser.close();
  }
}
