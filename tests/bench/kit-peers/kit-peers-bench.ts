import { spawnSync } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildKit } from '../../../tools/build-kit.ts';
import { log } from '../../../tools/console.ts';
import { serveFolder } from '../../visual/serve-folder.ts';
import type { Bench, Section } from '../bench.ts';
import { type BuiltPage, buildCompetitor, peersFolder } from './build-competitor.ts';
import { type Choice, chooseContests } from './choose-contests.ts';
import type { Contest } from './competitors.ts';
import { isQuick } from './is-quick.ts';
import { sectionOf } from './section-of.ts';
import { type Measured, visit } from './time-actions.ts';

/** After so many visits that failed, a competitor is left out of the rest: each waits its while. */
const maxFailures = 2;

/** Who is quick is visited so often at least: a millisecond decides between them, and visits are short. */
const quickRounds = 9;

function installPeers(): void {
  const { status, stderr, stdout } = spawnSync(
    'pnpm',
    ['install', '--frozen-lockfile', '--prefer-offline'],
    { cwd: peersFolder, encoding: 'utf8', shell: process.platform === 'win32' },
  );
  if (status !== 0) throw new Error(`The libraries could not be installed:\n${stdout}\n${stderr}`);
}

async function buildAll(
  contests: readonly Contest[],
  into: string,
): Promise<ReadonlyMap<string, BuiltPage>> {
  const pages = new Map<string, BuiltPage>();
  for (const { file } of contests.flatMap(({ competitors }) => competitors)) {
    pages.set(file, await buildCompetitor(file, into));
  }
  return pages;
}

/** What a contest is run with. */
interface Arena extends Pick<Choice, 'rounds'> {
  readonly origin: string;
  readonly pages: ReadonlyMap<string, BuiltPage>;
}

/** All competitors take turns, so that a busy minute of the machine hits each of them. */
async function run(
  { origin, pages, rounds }: Arena,
  contest: Contest,
  query: string,
  slower: number,
): Promise<ReadonlyMap<string, readonly Measured[]>> {
  const measured = new Map<string, readonly Measured[]>();
  const failures = new Map<string, number>();
  for (let round = 0; round < Math.max(rounds, quickRounds); round += 1) {
    for (const competitor of contest.competitors) {
      const { name, file } = competitor;
      const before = measured.get(name) ?? [];
      measured.set(name, before);
      if ((failures.get(name) ?? 0) >= maxFailures) continue;
      if (round >= rounds && !isQuick(before, slower)) continue;
      try {
        const address = `${origin}${pages.get(file)?.path}${query}`;
        measured.set(name, [...before, await visit(address, contest, competitor, slower)]);
      } catch (error) {
        log(`  ${name}: ${String(error).split('\n')[0]}`);
        failures.set(name, (failures.get(name) ?? 0) + 1);
      }
    }
  }
  return measured;
}

async function compare(arena: Arena, { contests, slower }: Choice): Promise<readonly Section[]> {
  const sections: Section[] = [];
  for (const contest of contests.filter(({ competitors }) => competitors.length > 0)) {
    const bytes = new Map(
      contest.competitors.map(({ name, file }) => [name, arena.pages.get(file)?.brotli ?? 0]),
    );
    for (const { query, of } of contest.cases) {
      for (const times of slower) {
        const title = `${contest.title}${of}, processor ${times}x slower`;
        log(`  ${title}…`);
        sections.push(sectionOf(title, await run(arena, contest, query, times), bytes));
      }
    }
  }
  return sections;
}

/** The kit beside other libraries and beside what the same task costs at least. */
export const kitPeersBench: Bench = {
  name: 'kit-peers',
  what: 'The kit beside other libraries',
  needsBuild: false,
  measure: async (narrowed) => {
    const choice = chooseContests(narrowed);
    buildKit();
    installPeers();
    const folder = realpathSync(mkdtempSync(join(tmpdir(), 'surtidor-peers-')));
    const { origin, stop } = await serveFolder(folder);
    try {
      const pages = await buildAll(choice.contests, folder);
      return await compare({ origin, pages, rounds: choice.rounds }, choice);
    } finally {
      stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
