import { hash } from 'node:crypto';
import { assertNever } from '@surtidor/domain';
import { maxBackendTimeoutMs, mutationTimeoutMs } from '@surtidor/domain/payments';
import { journalKey } from '../../../packages/flows/src/attempts/journal-store.ts';
import { createEnvironment } from '../environment.ts';
import type { Verdict } from '../model-backend.ts';
import type { Exchange, InFlight } from '../network.ts';
import type { Page } from '../page.ts';
import { checkSettled, flushPromises } from '../play-commands.ts';
import type { Scenario } from './scenarios.ts';

type PageAction = 'restore' | 'stopWaiting' | 'goBack' | 'checkAgain' | 'sync' | 'poll' | 'reopen';

/** Something that can happen in a world. It has the same effect in every world that is in the same state. */
export type Action =
  | { readonly kind: 'send'; readonly user: number; readonly tab: number; readonly order: number }
  | { readonly kind: PageAction; readonly user: number; readonly tab: number }
  | { readonly kind: 'network'; readonly index: number; readonly outcomes: NetworkOutcomes }
  | { readonly kind: 'bank'; readonly uuid: string; readonly verdict: Verdict }
  | { readonly kind: 'time'; readonly ms: number }
  | { readonly kind: 'clock'; readonly user: number; readonly ms: number }
  | { readonly kind: 'bank-url'; readonly user: number };

type NetworkOutcomes = readonly (keyof Exchange)[];

/** One state of a scenario, with the real pages in it. */
export interface World {
  /** Everything that can happen now. */
  readonly getActions: () => readonly Action[];
  /** Runs an action and waits until all pages are idle. */
  readonly perform: (action: Action) => Promise<void>;
  /** @throws Error that describes a violated invariant */
  readonly check: () => void;
  /** Returns a hash of everything that decides what can happen next. */
  readonly getHash: () => string;
  /** Runs the world to its end and checks that every result is shown. */
  readonly settle: () => Promise<void>;
  /** Describes an action for people. */
  readonly describe: (action: Action) => string;
  readonly close: () => void;
}

/** A request arrives at the latest when the browser and the server between have stopped waiting. */
const maxRequestAgeMs = mutationTimeoutMs + maxBackendTimeoutMs;

/** Much cheaper than an event loop; `settle` checks that it is enough. */
const microtasksPerAction = 20;

async function runMicrotasks(): Promise<void> {
  for (let count = 0; count < microtasksPerAction; count += 1) await null;
}

const orderOutcomes: Readonly<Record<InFlight['state'], readonly NetworkOutcomes[]>> = {
  sent: [['arrive'], ['lose'], ['refuse'], ['breakAfter']],
  performed: [['respond'], ['lose'], ['repeat']],
  abandoned: [['arrive']],
  finished: [],
};
const queryOutcomes: typeof orderOutcomes = {
  sent: [['arrive'], ['lose']],
  performed: [['respond']],
  abandoned: [],
  finished: [],
};
const fastQueryOutcomes: typeof orderOutcomes = {
  ...queryOutcomes,
  sent: [['arrive', 'respond'], ['lose']],
};

/** Opens a scenario in its first state. */
export function openWorld(scenario: Scenario): World {
  const { users, tabs, orders, maxOrders, timeSteps, maxTime, clockErrors = [] } = scenario;
  const backend = scenario.createBackend();
  const environment = createEnvironment(backend, { userCount: users, tabCount: tabs });
  const { browsers, network, timers, invariants, getKeyCount } = environment;
  const startTime = timers.now();
  const states = browsers.map(({ state }) => state);
  const getBrowser = (user: number) => {
    const browser = browsers[user];
    if (browser === undefined) throw new Error('The scenario has no such user.');
    return browser;
  };
  const advanceTime = (ms: number) => {
    backend.advance(ms);
    timers.advance(ms);
    for (const { exchange, sentAt, state } of network.describeInFlight()) {
      const isFrozen = scenario.freezesTabs === true && state === 'performed';
      if (!isFrozen && timers.now() - sentAt >= mutationTimeoutMs) exchange.lose();
    }
    network.dropAbandoned(timers.now() - maxRequestAgeMs);
  };
  const getPageActions = (user: number, tab: number, page: Page): readonly Action[] => {
    const isAtBank = page.isAtBank();
    // All pages are the same until one sends the first order, so it is always the same one.
    const canSend =
      !isAtBank && getKeyCount() < maxOrders && (getKeyCount() > 0 || (user === 0 && tab === 0));
    const isPossible: Readonly<Record<PageAction, boolean>> = {
      restore: isAtBank,
      stopWaiting: !isAtBank && page.isWaiting(),
      goBack: !isAtBank && page.canGoBack(),
      checkAgain: !isAtBank && page.canCheck(),
      sync: page.isOutdated(),
      poll: page.hasOldBalances(),
      reopen: scenario.crashes,
    };
    return [
      ...orders.flatMap((_, order) =>
        canSend ? [{ kind: 'send', user, tab, order } as const] : [],
      ),
      ...(Object.keys(isPossible) as PageAction[])
        .filter((kind) => isPossible[kind])
        .map((kind) => ({ kind, user, tab })),
    ];
  };
  const getNetworkActions = (): readonly Action[] =>
    network.describeInFlight().flatMap(({ state, sender }, index) => {
      const possible = sender.isQuery
        ? scenario.splitsQueries
          ? queryOutcomes
          : fastQueryOutcomes
        : orderOutcomes;
      return possible[state].map((outcomes) => ({ kind: 'network', index, outcomes }) as const);
    });
  const getOutsideActions = (): readonly Action[] => [
    ...backend
      .getLedger()
      .filter(({ uuid, state }) => state === 'PENDIENTE' && backend.canDecide(uuid))
      .flatMap(({ uuid }) => [
        { kind: 'bank', uuid, verdict: 'APROBADA' } as const,
        { kind: 'bank', uuid, verdict: 'RECHAZADA' } as const,
      ]),
    ...timeSteps
      .filter((ms) => timers.now() - startTime + ms <= maxTime)
      .map((ms) => ({ kind: 'time', ms }) as const),
    ...states.flatMap(({ clockOffset }, user) => [
      ...clockErrors
        .filter((ms) => ms !== clockOffset)
        .map((ms) => ({ kind: 'clock', user, ms }) as const),
      ...(scenario.togglesBankUrl ? [{ kind: 'bank-url', user } as const] : []),
    ]),
  ];
  const run = (action: Action): void => {
    switch (action.kind) {
      case 'send': {
        const order = orders[action.order];
        if (order)
          getBrowser(action.user).getTab(action.tab).submit[order.kind](order.documents, 1);
        break;
      }
      case 'reopen':
        getBrowser(action.user).reopen(action.tab);
        break;
      case 'restore':
      case 'stopWaiting':
      case 'goBack':
      case 'checkAgain':
      case 'sync':
      case 'poll':
        getBrowser(action.user).getTab(action.tab)[action.kind]();
        break;
      case 'network': {
        const exchange = network.getInFlight()[action.index];
        for (const outcome of action.outcomes) exchange?.[outcome]();
        break;
      }
      case 'bank':
        backend.settle(action.uuid, action.verdict);
        break;
      case 'time':
        advanceTime(action.ms);
        break;
      case 'clock':
        getBrowser(action.user).state.clockOffset = action.ms;
        break;
      case 'bank-url': {
        const { state } = getBrowser(action.user);
        state.rejectsBankUrl = !state.rejectsBankUrl;
        break;
      }
      default:
        assertNever(action);
    }
  };
  const getHash = () =>
    hash(
      'sha1',
      JSON.stringify([
        timers.now(),
        getKeyCount(),
        backend.describe(),
        invariants.describe(),
        browsers.map(({ state, tabCount, getTab }) => [
          state.storage.get(journalKey),
          state.clockOffset,
          state.rejectsBankUrl,
          Array.from({ length: tabCount }, (_, tab) => getTab(tab).describe()),
        ]),
        // Also the requests of closed pages.
        network
          .describeInFlight()
          .map(({ sender, state, sentAt }) => [sender.label, state, sentAt]),
      ]),
      'base64',
    );
  return {
    getActions: () => [
      ...browsers.flatMap(({ tabCount, getTab }, user) =>
        Array.from({ length: tabCount }, (_, tab) => getPageActions(user, tab, getTab(tab))).flat(),
      ),
      ...getNetworkActions(),
      ...getOutsideActions(),
    ],
    perform: (action) => {
      run(action);
      return runMicrotasks();
    },
    check: () => invariants.check(states),
    getHash,
    settle: async () => {
      const hashBefore = getHash();
      await flushPromises();
      if (getHash() !== hashBefore) throw new Error('A page was not idle after its microtasks.');
      await checkSettled(environment);
    },
    describe: (action) => {
      switch (action.kind) {
        case 'network': {
          const label = network.describeInFlight()[action.index]?.sender.label;
          return `${action.outcomes.join(', ')}: ${label}`;
        }
        case 'send':
          return `user ${action.user}, tab ${action.tab}: send ${JSON.stringify(orders[action.order])}`;
        case 'bank':
          return `bank: ${action.uuid} ${action.verdict}`;
        case 'time':
          return `${action.ms / 1_000} s pass`;
        case 'clock':
          return `user ${action.user}: the clock is wrong by ${action.ms / 1_000} s`;
        case 'bank-url':
          return `user ${action.user}: the bank's address is allowed or not`;
        default:
          return `user ${action.user}, tab ${action.tab}: ${action.kind}`;
      }
    },
    close: () => {
      for (const browser of browsers) browser.close();
    },
  };
}
