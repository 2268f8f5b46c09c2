import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../tools/run-tool.ts';
import type { Section } from '../bench.ts';
import { machine } from './machine.ts';
import { sectionText } from './print.ts';

const file = 'docs/measurements.md';

const introduction = `# Measurements

Written by \`npm run bench -- --record\`. Only bytes and requests may fail a build
(\`tests/e2e/budgets.spec.ts\`); times depend on the machine and are here to be compared with
themselves. How each number is taken stands in \`tests/bench/README.md\`.
`;

/** Writes what was measured into the documentation; answers the file's name. */
export function record(sections: readonly Section[], today: string): string {
  const tables = sections.map((section) => {
    const { title } = section;
    return `## ${title}\n\n\`\`\`\n${sectionText(section).split('\n').slice(2).join('\n')}\n\`\`\`\n`;
  });
  const when = `Taken on ${today}: ${machine()}.\n`;
  writeFileSync(join(root, file), [introduction, when, ...tables].join('\n'));
  return file;
}
