import { spawnSync } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { log } from '../../../tools/console.ts';
import { buildPackages } from '../../../tools/packages/build-packages.ts';
import { serveFolder } from '../../visual/serve-folder.ts';
import type { Bench, Section } from '../bench.ts';
import { type BuiltPage, buildCompetitor, peersFolder } from './build-competitor.ts';
import { type Comparison, comparisons } from './comparisons.ts';
import { createSection } from './create-section.ts';
import { measureVisit, type VisitMetrics } from './measure-visit.ts';

/** Number of failed visits after which a competitor is skipped. */
const maxFailures = 2;

/** Number of visits to each competitor. */
const roundCount = 7;

/** CPU slowdown factors. */
const slowdowns = [1, 4] as const;

function installPeers(): void {
  const { status, stderr, stdout } = spawnSync(
    'pnpm',
    ['install', '--frozen-lockfile', '--prefer-offline'],
    { cwd: peersFolder, encoding: 'utf8', shell: process.platform === 'win32' },
  );
  if (status !== 0) throw new Error(`The libraries could not be installed:\n${stdout}\n${stderr}`);
}

async function buildCompetitors(outFolder: string): Promise<ReadonlyMap<string, BuiltPage>> {
  const pages = new Map<string, BuiltPage>();
  for (const { file } of comparisons.flatMap(({ competitors }) => competitors)) {
    pages.set(file, await buildCompetitor(file, outFolder));
  }
  return pages;
}

/** The built pages and the origin that serves them. */
interface ServedPages {
  readonly origin: string;
  readonly pages: ReadonlyMap<string, BuiltPage>;
}

/** Runs a comparison. Visits to the competitors alternate, so that a busy moment of the machine affects all of them. */
async function runComparison(
  { origin, pages }: ServedPages,
  comparison: Comparison,
  query: string,
  slowdown: number,
): Promise<ReadonlyMap<string, readonly VisitMetrics[]>> {
  const visitsByName = new Map<string, readonly VisitMetrics[]>();
  const failureCounts = new Map<string, number>();
  for (let round = 0; round < roundCount; round += 1) {
    for (const competitor of comparison.competitors) {
      const { name, file } = competitor;
      const previousVisits = visitsByName.get(name) ?? [];
      visitsByName.set(name, previousVisits);
      if ((failureCounts.get(name) ?? 0) >= maxFailures) continue;
      try {
        const url = `${origin}${pages.get(file)?.path}${query}`;
        visitsByName.set(name, [
          ...previousVisits,
          await measureVisit(url, comparison, competitor, slowdown),
        ]);
      } catch (error) {
        log(`  ${name}: ${String(error).split('\n')[0]}`);
        failureCounts.set(name, (failureCounts.get(name) ?? 0) + 1);
      }
    }
  }
  return visitsByName;
}

async function runComparisons(servedPages: ServedPages): Promise<readonly Section[]> {
  const sections: Section[] = [];
  for (const comparison of comparisons) {
    const bytesByName = new Map(
      comparison.competitors.map(({ name, file }) => [
        name,
        servedPages.pages.get(file)?.brotli ?? 0,
      ]),
    );
    for (const { query, titleSuffix } of comparison.cases) {
      for (const slowdown of slowdowns) {
        const title = `${comparison.title}${titleSuffix}, CPU ${slowdown}x slower`;
        log(`  ${title}…`);
        sections.push(
          createSection(
            title,
            await runComparison(servedPages, comparison, query, slowdown),
            bytesByName,
          ),
        );
      }
    }
  }
  return sections;
}

/** Compares the kit with other libraries. */
export const kitPeersBench: Bench = {
  name: 'kit-peers',
  title: 'The kit compared with other libraries',
  needsBuild: false,
  measure: async () => {
    await buildPackages(['ui']);
    installPeers();
    const folder = realpathSync(mkdtempSync(join(tmpdir(), 'surtidor-peers-')));
    const { origin, stop } = await serveFolder(folder);
    try {
      const pages = await buildCompetitors(folder);
      return await runComparisons({ origin, pages });
    } finally {
      stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
