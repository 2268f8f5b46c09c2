import { fail } from '../../../tools/console.ts';
import type { Narrowed } from '../bench.ts';
import { type Contest, contests } from './competitors.ts';

/** What is run: which contests, how often each competitor is visited, on how slow a processor. */
export interface Choice {
  readonly contests: readonly Contest[];
  readonly rounds: number;
  /** How many times slower the processor is made. */
  readonly slower: readonly number[];
}

const namesIn = (list: string) => list.split(',').map((prefix) => prefix.trim().toLowerCase());

/** Those whose name begins as one of the words says: 'mui', 'react-d'. */
const pick = <Named>(all: readonly Named[], nameOf: (one: Named) => string, list?: string) =>
  list === undefined
    ? all
    : all.filter((one) =>
        namesIn(list).some((prefix) => nameOf(one).toLowerCase().startsWith(prefix)),
      );

/** Everything seven times at full and at quarter speed, or what was asked for. */
export function chooseContests({ only, kit, rounds = '7', slower = '1,4' }: Narrowed): Choice {
  const selected = pick(contests, ({ task }) => task, only).map((contest) => ({
    ...contest,
    competitors: pick(contest.competitors, ({ name }) => name, kit),
  }));
  if (selected.every(({ competitors }) => competitors.length === 0)) {
    fail(
      'Nobody is left to compare.',
      `Tasks: ${contests.map(({ task }) => task).join(', ')}; kits: surtidor, baseline or a library's name.`,
    );
  }
  return { contests: selected, rounds: Number(rounds), slower: namesIn(slower).map(Number) };
}
