import { buildPortal } from '../../tools/build-portal.ts';
import { fail, log } from '../../tools/console.ts';
import { bytesBench } from './bytes/bytes-bench.ts';
import { kitPeersBench } from './kit-peers/kit-peers-bench.ts';
import { loadBench } from './load/load-bench.ts';
import { longListBench } from './long-list/long-list-bench.ts';
import { memoryBench } from './memory/memory-bench.ts';
import { navigationBench } from './navigation/navigation-bench.ts';
import { paintBench } from './paint/paint-bench.ts';
import { phoneBench } from './phone/phone-bench.ts';
import { pressBench } from './press/press-bench.ts';
import { describeMachine } from './report/describe-machine.ts';
import { toMarkdown } from './report/to-markdown.ts';

const benches = [
  bytesBench,
  paintBench,
  pressBench,
  navigationBench,
  loadBench,
  memoryBench,
  longListBench,
  phoneBench,
  kitPeersBench,
];
const names = process.argv.slice(2);
const unknownNames = names.filter((name) => benches.every((bench) => bench.name !== name));
if (unknownNames.length > 0) {
  const existingNames = benches.map(({ name }) => name).join(', ');
  fail(`Unknown bench: ${unknownNames.join(', ')}.`, `Benches: ${existingNames}.`);
}

const selectedBenches = benches.filter(({ name }) => names.length === 0 || names.includes(name));
if (selectedBenches.some(({ needsBuild }) => needsBuild)) buildPortal();
for (const { title, measure } of selectedBenches) {
  log(`${title}…`);
  for (const section of await measure()) console.log(`\n${toMarkdown(section)}\n`);
}
console.log(`Measured on ${describeMachine()}.`);
