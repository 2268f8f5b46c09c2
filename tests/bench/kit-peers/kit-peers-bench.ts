import { spawnSync } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildKit } from '../../../tools/build-kit.ts';
import { log } from '../../../tools/console.ts';
import { serveFolder } from '../../visual/serve-folder.ts';
import type { Bench, Section } from '../bench.ts';
import { type BuiltPage, buildCompetitor, peersFolder } from './build-competitor.ts';
import { type Contest, contests } from './competitors.ts';
import { getSection } from './section.ts';
import { type Measured, visit } from './time-actions.ts';

/** Failed visits after which a competitor is skipped. */
const maxFailures = 2;

/** Visits of each competitor. */
const rounds = 7;

/** CPU slowdowns. */
const slowdowns = [1, 4] as const;

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
  for (const { file } of contests.flatMap(({ competitors }) => competitors)) {
    pages.set(file, await buildCompetitor(file, into));
  }
  return pages;
}

/** The served pages. */
interface Arena {
  readonly origin: string;
  readonly pages: ReadonlyMap<string, BuiltPage>;
}

/** Competitors take turns, so that a busy moment of the machine affects all. */
async function run(
  { origin, pages }: Arena,
  contest: Contest,
  query: string,
  slower: number,
): Promise<ReadonlyMap<string, readonly Measured[]>> {
  const measured = new Map<string, readonly Measured[]>();
  const failures = new Map<string, number>();
  for (let round = 0; round < rounds; round += 1) {
    for (const competitor of contest.competitors) {
      const { name, file } = competitor;
      const previous = measured.get(name) ?? [];
      measured.set(name, previous);
      if ((failures.get(name) ?? 0) >= maxFailures) continue;
      try {
        const address = `${origin}${pages.get(file)?.path}${query}`;
        measured.set(name, [...previous, await visit(address, contest, competitor, slower)]);
      } catch (error) {
        log(`  ${name}: ${String(error).split('\n')[0]}`);
        failures.set(name, (failures.get(name) ?? 0) + 1);
      }
    }
  }
  return measured;
}

async function compare(arena: Arena): Promise<readonly Section[]> {
  const sections: Section[] = [];
  for (const contest of contests) {
    const bytes = new Map(
      contest.competitors.map(({ name, file }) => [name, arena.pages.get(file)?.brotli ?? 0]),
    );
    for (const { query, of } of contest.cases) {
      for (const times of slowdowns) {
        const title = `${contest.title}${of}, processor ${times}x slower`;
        log(`  ${title}…`);
        sections.push(getSection(title, await run(arena, contest, query, times), bytes));
      }
    }
  }
  return sections;
}

/** The kit compared with other libraries. */
export const kitPeersBench: Bench = {
  name: 'kit-peers',
  title: 'The kit compared with other libraries',
  needsBuild: false,
  measure: async () => {
    buildKit();
    installPeers();
    const folder = realpathSync(mkdtempSync(join(tmpdir(), 'surtidor-peers-')));
    const { origin, stop } = await serveFolder(folder);
    try {
      const pages = await buildAll(folder);
      return await compare({ origin, pages });
    } finally {
      stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
