import { join } from 'node:path';
import { publicEntries, specifierOf } from '../../../packages/ui/scripts/public-entries.ts';
import { root } from '../../../tools/run-tool.ts';
import type { Bench, Section } from '../bench.ts';
import { type Weight, weigh } from '../bytes/compressed.ts';
import { against, kilobytes } from '../report/numbers.ts';
import { budgetOf } from './budgets.ts';
import { bundleEntry } from './bundle-entry.ts';

interface EntryWeight {
  readonly entryPoint: string;
  readonly weight: Weight;
  readonly minified: number;
}

async function weighEntryPoints(): Promise<readonly EntryWeight[]> {
  const entries = Object.entries(publicEntries(join(root, 'packages/ui')));
  const weights: EntryWeight[] = [];
  for (const [entry, file] of entries) {
    const code = await bundleEntry(file);
    weights.push({ entryPoint: specifierOf(entry), weight: weigh(code), minified: code.length });
  }
  return weights;
}

const sectionOf = (weights: readonly EntryWeight[]): Section => ({
  title: 'What each entry point of the kit weighs',
  header: ['Entry point', 'minified', 'gzip', 'brotli, with budget'],
  rows: weights.map(({ entryPoint, weight, minified }) => [
    entryPoint,
    kilobytes(minified),
    kilobytes(weight.gzip),
    against(weight.brotli, budgetOf(entryPoint)),
  ]),
  notes: [
    'Everything behind the entry point with all it imports, icons and class names included, React left out.',
    'Doors share parts: an app with two of them pays for those once.',
  ],
});

/** What an app takes on by opening one entry point of the kit. */
export const kitBytesBench: Bench = {
  name: 'kit-bytes',
  what: 'The weight of each entry point of the kit',
  needsBuild: false,
  measure: async () => [sectionOf(await weighEntryPoints())],
};
