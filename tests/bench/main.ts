import { parseArgs } from 'node:util';
import { buildPortal } from '../../tools/build-portal.ts';
import { fail, log } from '../../tools/console.ts';
import { benches } from './benches.ts';
import { sectionText } from './report/print.ts';
import { type Part, record } from './report/record.ts';

/** Measures what is named, or everything; `--record` writes docs/measurements.md. */
const narrowing = { type: 'string' } as const;
const { positionals: names, values } = parseArgs({
  allowPositionals: true,
  options: {
    record: { type: 'boolean', default: false },
    only: narrowing,
    kit: narrowing,
    rounds: narrowing,
    slower: narrowing,
  },
});
const { record: recording, ...narrowed } = values;
const known = benches.map(({ name }) => name);
const unknown = names.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  fail(`There is no bench '${unknown.join("', '")}'.`, `Benches: ${known.join(', ')}.`);
}
const { rounds: _rounds, ...partly } = narrowed;
if (recording && Object.keys(partly).length > 0) {
  fail(
    'Only a whole measurement is recorded.',
    'Leave out either --record or what narrows it; --rounds may stay.',
  );
}

const wanted = benches.filter(({ name }) => names.length === 0 || names.includes(name));
if (wanted.some(({ needsBuild }) => needsBuild)) buildPortal();

const parts: Part[] = [];
for (const { what, measure } of wanted) {
  log(`${what}…`);
  const sections = await measure(narrowed);
  for (const section of sections) console.log(`\n${sectionText(section)}\n`);
  parts.push({ what, sections });
}
if (recording) {
  const order = benches.map(({ what }) => what);
  log(`Wrote ${record(parts, order, new Date().toISOString().slice(0, 10))}`);
}
