import { assertNever } from '@surtidor/domain';
import fc from 'fast-check';
import type { Environment } from './environment.ts';
import { documents, type Verdict } from './model-backend.ts';
import type { Exchange } from './network.ts';
import type { Page } from './page.ts';

/** An event; its numbers select among the current candidates. */
export type Command =
  | {
      readonly kind: 'pay';
      readonly what: keyof Page['press'];
      readonly who: number;
      readonly tab: number;
      readonly selected: readonly string[];
      readonly share: number;
      /** How often the button is pressed. */
      readonly presses: number;
    }
  | { readonly kind: 'net'; readonly which: number; readonly outcome: keyof Exchange }
  | {
      readonly kind: 'bank';
      readonly which: number;
      readonly verdict: Verdict;
      readonly times: number;
    }
  | {
      readonly kind: 'poll' | 'sync' | 'query' | 'back';
      readonly who: number;
      readonly tab: number;
    }
  | { readonly kind: 'reopen'; readonly who: number; readonly tab: number }
  | { readonly kind: 'time'; readonly ms: number }
  | { readonly kind: 'clock'; readonly who: number; readonly ms: number }
  | { readonly kind: 'fails'; readonly who: number; readonly what: 'chunkFails' | 'distrusts' };

const second = 1_000;
const minute = 60_000;
const hour = 3_600_000;

const who = fc.nat(1);
const tab = fc.nat(1);
const which = fc.nat(7);

const pay = fc.record({
  kind: fc.constant('pay' as const),
  what: fc.constantFrom<keyof Page['press']>(
    ...(['invoices', 'invoices', 'invoices', 'compensation', 'cash', 'vouchers'] as const),
  ),
  who,
  tab,
  selected: fc.subarray(documents, { minLength: 1 }),
  share: fc.constantFrom(1, 1, 0.4),
  presses: fc.constantFrom(1, 1, 2),
});
const net = fc.record({
  kind: fc.constant('net' as const),
  which,
  outcome: fc.constantFrom<keyof Exchange>(
    ...([
      ...['arrive', 'arrive', 'respond', 'respond', 'lose', 'repeat', 'refuse'],
      'breakAfter',
    ] as const),
  ),
});
const bank = fc.record({
  kind: fc.constant('bank' as const),
  which,
  verdict: fc.constantFrom<Verdict>('APROBADA', 'RECHAZADA'),
  times: fc.constantFrom(1, 2),
});
const page = fc.record({
  kind: fc.constantFrom('poll' as const, 'sync' as const, 'query' as const, 'back' as const),
  who,
  tab,
});
const reopen = fc.record({ kind: fc.constant('reopen' as const), who, tab });
const time = fc.record({
  kind: fc.constant('time' as const),
  ms: fc.constantFrom(second, 6 * second, 61 * second, 10 * minute, 25 * hour),
});
const clock = fc.record({
  kind: fc.constant('clock' as const),
  who,
  ms: fc.constantFrom(-hour, hour, -26 * hour, 26 * hour, 0),
});
const fails = fc.record({
  kind: fc.constant('fails' as const),
  who,
  what: fc.constantFrom('chunkFails' as const, 'distrusts' as const),
});

/** Possible events, common ones with a higher weight. */
export const anyCommand: fc.Arbitrary<Command> = fc.oneof(
  { weight: 5, arbitrary: pay },
  { weight: 12, arbitrary: net },
  { weight: 4, arbitrary: bank },
  { weight: 4, arbitrary: page },
  { weight: 2, arbitrary: reopen },
  { weight: 3, arbitrary: time },
  { weight: 1, arbitrary: clock },
  { weight: 1, arbitrary: fails },
);

const pick = <T>(list: readonly T[], which: number): T | undefined =>
  list.length === 0 ? undefined : list[which % list.length];

type InPage = Extract<Command, { kind: 'pay' | 'poll' | 'sync' | 'query' | 'back' }>;
type Outside = Exclude<Command, InPage>;

/** A tab at the bank does not show the portal until it is reopened. */
function happenInPage(command: InPage, page: Page): void {
  if (page.hasLeft()) return;
  const acts: Record<InPage['kind'], () => void> = {
    pay: () => {
      if (command.kind !== 'pay') return;
      for (let press = 0; press < command.presses; press += 1) {
        page.press[command.what](command.selected, command.share);
      }
    },
    poll: page.poll,
    sync: page.sync,
    query: page.checkAgain,
    back: page.goBack,
  };
  acts[command.kind]();
}

function happenOutside(
  command: Outside,
  { backend, browsers, network, timers }: Environment,
): void {
  switch (command.kind) {
    case 'net':
      pick(network.inFlight(), command.which)?.[command.outcome]();
      break;
    case 'bank': {
      const uuid = pick(backend.ledger(), command.which)?.uuid;
      for (let time = 0; uuid !== undefined && time < command.times; time += 1) {
        backend.settle(uuid, command.verdict);
      }
      break;
    }
    case 'time':
      backend.pass(command.ms);
      timers.pass(command.ms);
      break;
    case 'reopen':
      pick(browsers, command.who)?.reopen(command.tab);
      break;
    case 'clock':
      Object.assign(pick(browsers, command.who)?.state ?? {}, { clockError: command.ms });
      break;
    case 'fails': {
      const state = pick(browsers, command.who)?.state;
      if (state) state[command.what] = !state[command.what];
      break;
    }
    default:
      assertNever(command);
  }
}

const inPage: ReadonlySet<Command['kind']> = new Set(['pay', 'poll', 'sync', 'query', 'back']);

const isInPage = (command: Command): command is InPage => inPage.has(command.kind);

/** Applies a command; does nothing without a candidate. */
export function happen(command: Command, environment: Environment): void {
  if (!isInPage(command)) {
    happenOutside(command, environment);
    return;
  }
  const browser = pick(environment.browsers, command.who);
  if (browser) happenInPage(command, browser.tab(command.tab));
}
