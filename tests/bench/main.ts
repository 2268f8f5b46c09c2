import { buildPortal } from '../../tools/build-portal.ts';
import { fail, say } from '../../tools/console.ts';
import type { Section } from './bench.ts';
import { benches } from './benches.ts';
import { sectionText } from './report/print.ts';
import { record } from './report/record.ts';

/** Measures what is named, or everything; `--record` writes docs/measurements.md. */
const names = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const recording = process.argv.includes('--record');
const known = benches.map(({ name }) => name);
const unknown = names.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  fail(`There is no bench '${unknown.join("', '")}'.`, `Benches: ${known.join(', ')}.`);
}

const wanted = benches.filter(({ name }) => names.length === 0 || names.includes(name));
if (wanted.some(({ needsBuild }) => needsBuild)) buildPortal();

const sections: Section[] = [];
for (const { what, measure } of wanted) {
  say(`${what}…`);
  const measured = await measure();
  for (const section of measured) console.log(`\n${sectionText(section)}\n`);
  sections.push(...measured);
}
if (recording) say(`Wrote ${record(sections, new Date().toISOString().slice(0, 10))}`);
