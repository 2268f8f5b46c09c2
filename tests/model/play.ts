import { excludeJournalled, isLive, parseJournal } from '@surtidor/domain';
import { journalKey } from '../../apps/portal/src/features/attempts/journal-store.ts';
import { type Command, happen } from './commands.ts';
import { createEnvironment, type Environment } from './environment.ts';
import { finalVerdicts } from './invariants.ts';
import type { ModelBackend } from './model-backend.ts';

/** Flushes promises until all pages are idle. */
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

const getStates = ({ browsers }: Environment) => browsers.map(({ state }) => state);

const minute = 60_000;

/** Settles everything: requests arrive, the bank decides, every browser queries. */
async function settleAll(environment: Environment): Promise<void> {
  const { backend, browsers, network, timers } = environment;
  for (const { state, reopen } of browsers) {
    Object.assign(state, { chunkFails: false, distrusts: false, clockError: 0 });
    reopen(0);
    reopen(1);
  }
  // Long enough for a bank session that started with a clock that was an hour off.
  for (let round = 0; round < 15; round += 1) {
    for (const { arrive } of network.inFlight()) arrive();
    for (const { respond } of network.inFlight()) respond();
    for (const { uuid } of backend.ledger()) backend.settle(uuid, 'RECHAZADA');
    await settle();
    environment.invariants.check(getStates(environment));
    backend.pass(6 * minute);
    timers.pass(6 * minute);
    await settle();
  }
}

/**
 * Once settled, every attempt that opened a transaction shows its result, or is one that only the
 * backend's list has: a request that arrived after the sender gave up, or a day late.
 */
function checkAgreement({ backend, browsers, timers }: Environment): void {
  const states = new Map(backend.ledger().map(({ uuid, state }) => [uuid, state]));
  for (const { state } of browsers) {
    const journal = parseJournal(state.storage.get(journalKey));
    for (const { key, kind, phase } of journal) {
      const compensation = backend.findCompensation(key)?.transactionId;
      const uuid = compensation ?? backend.findByKey(key)?.uuid;
      if (
        uuid === undefined ||
        excludeJournalled([{ key, uuid }], journal, timers.now()).length > 0
      ) {
        continue;
      }
      const reported = states.get(uuid);
      // For the journal a compensation ends once it is received.
      const isShown =
        finalVerdicts.get(phase) === reported || (kind === 'compensation' && phase === 'approved');
      if (!isShown) throw new Error(`${key} shows ${phase}: ${reported}`);
    }
  }
}

/**
 * The same without look-up by key: once settled, every attempt is closed, and no dropped
 * attempt was paid.
 */
function checkReleased({ backend, browsers, timers }: Environment): void {
  for (const { state } of browsers) {
    for (const attempt of parseJournal(state.storage.get(journalKey))) {
      const { key, kind, phase } = attempt;
      if (isLive(attempt, timers.now())) throw new Error(`${key} is still ${phase}`);
      const isPaid = kind !== 'compensation' && backend.findByKey(key)?.status === 'APROBADA';
      if (phase === 'dropped' && isPaid) throw new Error(`${key} was paid and is called dropped`);
    }
  }
}

/** Statistics of command sequences. */
export interface Tally {
  opened: number;
  approved: number;
  rejected: number;
  /** Sent requests. */
  attempts: number;
  /** Reopened tabs. */
  kills: number;
  lostResponses: number;
  /** Requests with an effect and an internal error as response. */
  breaks: number;
}

export const createTally = (): Tally => ({
  opened: 0,
  approved: 0,
  rejected: 0,
  attempts: 0,
  kills: 0,
  lostResponses: 0,
  breaks: 0,
});

function count({ backend, invariants }: Environment, tally: Tally): void {
  tally.attempts += invariants.sentCount();
  for (const { state } of backend.ledger()) {
    tally.opened += 1;
    if (state === 'APROBADA') tally.approved += 1;
    if (state === 'RECHAZADA') tally.rejected += 1;
  }
}

function countCommand(command: Command, { network }: Environment, tally: Tally): void {
  if (command.kind === 'reopen') tally.kills += 1;
  if (command.kind !== 'net' || network.inFlight().length === 0) return;
  if (command.outcome === 'lose') tally.lostResponses += 1;
  if (command.outcome === 'breakAfter') tally.breaks += 1;
}

/** Plays one command sequence on a backend; throws if an invariant is violated. */
export async function play(
  commands: readonly Command[],
  backend: ModelBackend,
  tally: Tally,
): Promise<void> {
  const environment = createEnvironment(backend);
  try {
    for (const command of commands) {
      countCommand(command, environment, tally);
      happen(command, environment);
      await settle();
      environment.invariants.check(getStates(environment));
    }
    count(environment, tally);
    await settleAll(environment);
    if (backend.hasKeys) checkAgreement(environment);
    else checkReleased(environment);
  } finally {
    for (const browser of environment.browsers) browser.end();
  }
}
