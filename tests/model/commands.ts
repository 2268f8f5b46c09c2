import { assertNever } from '@surtidor/domain';
import fc from 'fast-check';
import type { Environment } from './environment.ts';
import { documentNumbers, type Verdict } from './model-backend.ts';
import type { Exchange } from './network.ts';
import type { Page } from './page.ts';

/** A command of the model. `browser`, `tab` and `index` select one of the current candidates. */
export type Command =
  | {
      readonly kind: 'pay';
      readonly attemptKind: keyof Page['submit'];
      readonly browser: number;
      readonly tab: number;
      readonly selected: readonly string[];
      readonly fraction: number;
      /** How often the button is clicked. */
      readonly clicks: number;
    }
  | { readonly kind: 'network'; readonly index: number; readonly outcome: keyof Exchange }
  | {
      readonly kind: 'bank';
      readonly index: number;
      readonly verdict: Verdict;
      readonly times: number;
    }
  | {
      readonly kind: 'poll' | 'sync' | 'query' | 'back' | 'stop' | 'restore';
      readonly browser: number;
      readonly tab: number;
    }
  | { readonly kind: 'reopen'; readonly browser: number; readonly tab: number }
  | { readonly kind: 'time'; readonly ms: number }
  | { readonly kind: 'clock'; readonly browser: number; readonly ms: number }
  | { readonly kind: 'toggle-bank-url'; readonly browser: number };

const secondMs = 1_000;
const minuteMs = 60_000;
const hourMs = 3_600_000;
/** Longer than attempts hold their documents. */
const longMs = 25 * hourMs;

const browserIndexArbitrary = fc.nat(1);
const tabIndexArbitrary = fc.nat(1);
const indexArbitrary = fc.nat(7);

const payArbitrary = fc.record({
  kind: fc.constant('pay' as const),
  attemptKind: fc.constantFrom<keyof Page['submit']>(
    ...(['invoices', 'invoices', 'invoices', 'compensation', 'cash', 'vouchers'] as const),
  ),
  browser: browserIndexArbitrary,
  tab: tabIndexArbitrary,
  selected: fc.subarray(documentNumbers, { minLength: 1 }),
  fraction: fc.constantFrom(1, 1, 0.4),
  clicks: fc.constantFrom(1, 1, 2),
});
const networkArbitrary = fc.record({
  kind: fc.constant('network' as const),
  index: indexArbitrary,
  outcome: fc.constantFrom<keyof Exchange>(
    ...([
      ...['arrive', 'arrive', 'respond', 'respond', 'lose', 'repeat', 'refuse'],
      'breakAfter',
    ] as const),
  ),
});
const bankArbitrary = fc.record({
  kind: fc.constant('bank' as const),
  index: indexArbitrary,
  verdict: fc.constantFrom<Verdict>('APROBADA', 'RECHAZADA'),
  times: fc.constantFrom(1, 2),
});
const pageArbitrary = fc.record({
  kind: fc.constantFrom<'poll' | 'sync' | 'query' | 'back' | 'stop' | 'restore'>(
    ...(['poll', 'sync', 'query', 'back', 'stop', 'restore'] as const),
  ),
  browser: browserIndexArbitrary,
  tab: tabIndexArbitrary,
});
const reopenArbitrary = fc.record({
  kind: fc.constant('reopen' as const),
  browser: browserIndexArbitrary,
  tab: tabIndexArbitrary,
});
const timeArbitrary = fc.record({
  kind: fc.constant('time' as const),
  ms: fc.constantFrom(secondMs, 6 * secondMs, 61 * secondMs, 10 * minuteMs, longMs),
});
const clockArbitrary = fc.record({
  kind: fc.constant('clock' as const),
  browser: browserIndexArbitrary,
  ms: fc.constantFrom(-hourMs, 6 * hourMs, -longMs, longMs, 0),
});
const bankUrlArbitrary = fc.record({
  kind: fc.constant('toggle-bank-url' as const),
  browser: browserIndexArbitrary,
});

/** Generates commands. Common ones have a higher weight. */
export const commandArbitrary: fc.Arbitrary<Command> = fc.oneof(
  { weight: 5, arbitrary: payArbitrary },
  { weight: 12, arbitrary: networkArbitrary },
  { weight: 4, arbitrary: bankArbitrary },
  { weight: 4, arbitrary: pageArbitrary },
  { weight: 2, arbitrary: reopenArbitrary },
  { weight: 3, arbitrary: timeArbitrary },
  { weight: 1, arbitrary: clockArbitrary },
  { weight: 1, arbitrary: bankUrlArbitrary },
);

const pickByIndex = <T>(list: readonly T[], index: number): T | undefined =>
  list.length === 0 ? undefined : list[index % list.length];

type PageCommand = Extract<
  Command,
  { kind: 'pay' | 'poll' | 'sync' | 'query' | 'back' | 'stop' | 'restore' }
>;
type EnvironmentCommand = Exclude<Command, PageCommand>;

/** Applies a command to a page. A tab at the bank ignores commands until it is restored or reopened. */
function applyToPage(command: PageCommand, page: Page): void {
  if (page.isAtBank() !== (command.kind === 'restore')) return;
  const actions: Record<PageCommand['kind'], () => void> = {
    pay: () => {
      if (command.kind !== 'pay') return;
      for (let click = 0; click < command.clicks; click += 1) {
        page.submit[command.attemptKind](command.selected, command.fraction);
      }
    },
    poll: page.poll,
    sync: page.sync,
    query: page.checkAgain,
    back: page.goBack,
    stop: page.stopWaiting,
    restore: page.restore,
  };
  actions[command.kind]();
}

function applyToEnvironment(
  command: EnvironmentCommand,
  { backend, browsers, network, timers }: Environment,
): void {
  switch (command.kind) {
    case 'network':
      pickByIndex(network.getInFlight(), command.index)?.[command.outcome]();
      break;
    case 'bank': {
      const uuid = pickByIndex(backend.getLedger(), command.index)?.uuid;
      for (
        let notification = 0;
        uuid !== undefined && notification < command.times;
        notification += 1
      ) {
        backend.settle(uuid, command.verdict);
      }
      break;
    }
    case 'time':
      backend.advance(command.ms);
      timers.advance(command.ms);
      break;
    case 'reopen':
      pickByIndex(browsers, command.browser)?.reopen(command.tab);
      break;
    case 'clock':
      Object.assign(pickByIndex(browsers, command.browser)?.state ?? {}, {
        clockOffset: command.ms,
      });
      break;
    case 'toggle-bank-url': {
      const state = pickByIndex(browsers, command.browser)?.state;
      if (state) state.rejectsBankUrl = !state.rejectsBankUrl;
      break;
    }
    default:
      assertNever(command);
  }
}

const pageCommandKinds: ReadonlySet<Command['kind']> = new Set([
  'pay',
  'poll',
  'sync',
  'query',
  'back',
  'stop',
  'restore',
]);

const isPageCommand = (command: Command): command is PageCommand =>
  pageCommandKinds.has(command.kind);

/** Applies a command. Does nothing if there is no candidate. */
export function applyCommand(command: Command, environment: Environment): void {
  if (!isPageCommand(command)) {
    applyToEnvironment(command, environment);
    return;
  }
  const browser = pickByIndex(environment.browsers, command.browser);
  if (browser) applyToPage(command, browser.getTab(command.tab));
}
