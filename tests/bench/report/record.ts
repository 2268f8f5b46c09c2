import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../tools/run-tool.ts';
import type { Section } from '../bench.ts';
import { machine } from './machine.ts';
import { mergeParts } from './merge-parts.ts';
import { sectionText } from './print.ts';

const file = 'docs/measurements.md';

const introduction = `# Measurements

Written by \`npm run bench -- --record\`, which replaces the parts it measured and no others. Only
bytes and requests may fail a build (\`tests/e2e/budgets.spec.ts\`); times depend on the machine and
are here to be compared with themselves. How each number is taken stands in
\`tests/bench/README.md\`.
`;

/** What one bench measured, below the heading it is kept under. */
export interface Part {
  readonly what: string;
  readonly sections: readonly Section[];
}

const tableOf = (section: Section): string => {
  const body = sectionText(section).split('\n').slice(2).join('\n');
  return `### ${section.title}\n\n\`\`\`\n${body}\n\`\`\``;
};

/**
 * Writes what was measured into the documentation; answers the file's name.
 * @param order The headings of all benches, as they follow each other.
 */
export function record(parts: readonly Part[], order: readonly string[], today: string): string {
  const path = join(root, file);
  const page = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const when = `Taken on ${today}: ${machine()}.`;
  const written = parts.map(({ what, sections }) => ({
    heading: what,
    text: [when, ...sections.map(tableOf)].join('\n\n'),
  }));
  writeFileSync(path, mergeParts(page, introduction, written, order));
  return file;
}
