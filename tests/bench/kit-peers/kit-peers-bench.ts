import { spawnSync } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildKit } from '../../../tools/build-kit.ts';
import { say } from '../../../tools/console.ts';
import { serveFolder } from '../../visual/serve-folder.ts';
import type { Bench, Section } from '../bench.ts';
import { type BuiltPage, buildContestant, peersFolder } from './build-contestant.ts';
import { type Contest, contests } from './contestants.ts';
import { sectionOf } from './section-of.ts';
import { type Measured, visit } from './time-actions.ts';

/** Visits of each contestant; the median of them counts. */
const rounds = Number(process.env.KIT_PEERS_ROUNDS ?? 7);

function installPeers(): void {
  const { status, stderr, stdout } = spawnSync(
    'pnpm',
    ['install', '--frozen-lockfile', '--prefer-offline'],
    { cwd: peersFolder, encoding: 'utf8', shell: process.platform === 'win32' },
  );
  if (status !== 0) throw new Error(`The libraries could not be installed:\n${stdout}\n${stderr}`);
}

async function buildAll(into: string): Promise<ReadonlyMap<string, BuiltPage>> {
  const pages = new Map<string, BuiltPage>();
  for (const { file } of contests.flatMap(({ contestants }) => contestants)) {
    pages.set(file, await buildContestant(file, into));
  }
  return pages;
}

/** What a contest is run with. */
interface Arena {
  readonly origin: string;
  readonly pages: ReadonlyMap<string, BuiltPage>;
}

/** All contestants take turns, so that a busy minute of the machine hits each of them. */
async function run(
  { origin, pages }: Arena,
  contest: Contest,
  query: string,
  slower: number,
): Promise<ReadonlyMap<string, readonly Measured[]>> {
  const measured = new Map<string, Measured[]>();
  for (let round = 0; round < rounds; round += 1) {
    for (const contestant of contest.contestants) {
      const address = `${origin}${pages.get(contestant.file)?.path}${query}`;
      const one = await visit(address, contest, contestant, slower).catch((error) => {
        say(`  ${contestant.name}: ${String(error).split('\n')[0]}`);
        return {};
      });
      measured.set(contestant.name, [...(measured.get(contestant.name) ?? []), one]);
    }
  }
  return measured;
}

async function compare(arena: Arena): Promise<readonly Section[]> {
  const sections: Section[] = [];
  for (const contest of contests) {
    const bytes = new Map(
      contest.contestants.map(({ name, file }) => [name, arena.pages.get(file)?.brotli ?? 0]),
    );
    const cases = contest.task === 'selector' ? ['', '?chosen=500'] : [''];
    for (const query of cases) {
      for (const slower of [1, 4]) {
        const title = `${contest.title}${query && ', 500 of them chosen'}, processor ${slower}x slower`;
        say(`  ${title}…`);
        sections.push(sectionOf(title, await run(arena, contest, query, slower), bytes));
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
  measure: async () => {
    buildKit();
    installPeers();
    const folder = realpathSync(mkdtempSync(join(tmpdir(), 'surtidor-peers-')));
    const { origin, stop } = await serveFolder(folder);
    try {
      return await compare({ origin, pages: await buildAll(folder) });
    } finally {
      stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
