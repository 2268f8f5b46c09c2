import type { Section } from '../bench.ts';

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** A section as a Markdown table, ready for docs/measurements.md. */
export const toMarkdown = ({ title, header, rows, notes = [] }: Section): string =>
  [
    `## ${title}`,
    '',
    row(header),
    row(header.map(() => '---')),
    ...rows.map(row),
    ...notes.flatMap((note) => ['', note]),
  ].join('\n');
