import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run-tool.ts';

/** The documents that are cited, by the word of the citation: "spec 5", "readings 6 and 42". */
const cited = {
  spec: { page: 'docs/specification.md', entry: /^## (\d+)\. /gm },
  reading: { page: 'docs/readings.md', entry: /^\| (\d+) \|/gm },
  fault: { page: 'docs/faults.md', entry: /^\| (\d+) \|/gm },
} as const;

type Cited = keyof typeof cited;

/** A citation found in a text: which document, and which of its entries. */
export interface Citation {
  readonly of: Cited;
  readonly entry: number;
}

/** Between the parts of a citation: blanks, or the start of a comment's next line. */
const gap = String.raw`(?:[ \t]|\s*\n\s*(?:\*|//|#|\|)?[ \t]*)`;
const list = String.raw`\d+(?:(?:,${gap}?| and${gap}| or${gap}| to${gap})\d+)*`;
const citation = new RegExp(
  String.raw`(?<![\w'])(spec|readings?|faults?)${gap}(${list})(?![\w.]*\d)`,
  'gi',
);

/** Forms that lead nowhere by themselves, each with the one to write in its place. */
const otherForms: readonly (readonly [RegExp, string])[] = [
  [new RegExp(String.raw`\bsettled${gap}(?:readings?${gap})?\d`, 'gi'), 'reading N'],
  [new RegExp(String.raw`\bspecification,?${gap}\d`, 'gi'), 'spec N'],
  [/\bsection \d+ of the specification/gi, 'spec N'],
  [/\b(?:settled|spec)\.md\b/g, 'docs/readings.md, docs/specification.md'],
];

function entriesIn(numbers: string): readonly number[] {
  const [, from, to] = /^(\d+) to\s[^\d]*(\d+)$/.exec(numbers) ?? [];
  if (from !== undefined && to !== undefined) {
    return Array.from({ length: Number(to) - Number(from) + 1 }, (_, at) => Number(from) + at);
  }
  return (numbers.match(/\d+/g) ?? []).map(Number);
}

/** What a text cites. */
export const citationsIn = (text: string): readonly Citation[] =>
  [...text.matchAll(citation)].flatMap(([, source = '', numbers = '']) => {
    const of = source.toLowerCase().replace(/s$/, '') as Cited;
    return entriesIn(numbers).map((entry) => ({ of, entry }));
  });

/** Citations of a text in a form that leads nowhere, with the form to use. */
export const malformedCitations = (text: string): readonly string[] =>
  otherForms.flatMap(([form, better]) =>
    [...text.matchAll(form)].map(([found]) => `'${found}': write ${better}`),
  );

/** The numbers a cited document has, in its order. */
export const entriesOf = (of: Cited): readonly number[] => {
  const { page, entry } = cited[of];
  const text = readFileSync(join(root, page), 'utf8');
  return [...text.matchAll(entry)].map(([, number]) => Number(number));
};
