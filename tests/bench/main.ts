import { buildPortal } from '../../tools/build-portal.ts';
import { fail, log } from '../../tools/console.ts';
import { bytesBench } from './bytes/bytes-bench.ts';
import { kitPeersBench } from './kit-peers/kit-peers-bench.ts';
import { loadBench } from './load/load-bench.ts';
import { longListBench } from './long-list/long-list-bench.ts';
import { paintBench } from './paint/paint-bench.ts';
import { machine } from './report/machine.ts';
import { toMarkdown } from './report/markdown.ts';

const benches = [bytesBench, paintBench, loadBench, longListBench, kitPeersBench];
const names = process.argv.slice(2);
const unknown = names.filter((name) => benches.every((bench) => bench.name !== name));
if (unknown.length > 0) {
  const known = benches.map(({ name }) => name).join(', ');
  fail(`There is no bench '${unknown.join("', '")}'.`, `Benches: ${known}.`);
}

const selected = benches.filter(({ name }) => names.length === 0 || names.includes(name));
if (selected.some(({ needsBuild }) => needsBuild)) buildPortal();
for (const { title, measure } of selected) {
  log(`${title}…`);
  for (const section of await measure()) console.log(`\n${toMarkdown(section)}\n`);
}
console.log(`Measured on ${machine()}.`);
