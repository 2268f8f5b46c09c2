import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../run-tool.ts';
import { citationsIn, entriesOf, malformedCitations } from './citations.ts';

const texts = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.md', '*.graphql', '*.css'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && !file.startsWith('tools/citations/'))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

describe('citations', () => {
  it('lead to a section or a row that is there', () => {
    const known = {
      spec: new Set(entriesOf('spec')),
      reading: new Set(entriesOf('reading')),
      fault: new Set(entriesOf('fault')),
    };
    const lost = texts.flatMap(({ file, text }) =>
      citationsIn(text)
        .filter(({ of, entry }) => !known[of].has(entry))
        .map(({ of, entry }) => `${file}: ${of} ${entry}`),
    );
    expect(lost).toEqual([]);
  });

  it('are written in one form', () => {
    const malformed = texts.flatMap(({ file, text }) =>
      malformedCitations(text).map((form) => `${file}: ${form}`),
    );
    expect(malformed).toEqual([]);
  });

  it.each(['spec', 'reading', 'fault'] as const)(
    'every number of %s stands for one thing',
    (of) => {
      const entries = entriesOf(of);
      expect(entries.length).toBeGreaterThan(8);
      expect(new Set(entries).size).toBe(entries.length);
    },
  );

  it('are found in every form', () => {
    expect(citationsIn('(spec 5)')).toEqual([{ of: 'spec', entry: 5 }]);
    expect(citationsIn('(spec 4, 5 and 8; readings 6 and 42)')).toEqual([
      { of: 'spec', entry: 4 },
      { of: 'spec', entry: 5 },
      { of: 'spec', entry: 8 },
      { of: 'reading', entry: 6 },
      { of: 'reading', entry: 42 },
    ]);
    expect(citationsIn('faults 1 to 3')).toHaveLength(3);
    expect(citationsIn('as shown (reading\n * 29)')).toEqual([{ of: 'reading', entry: 29 }]);
    expect(citationsIn("{ 'spec 2': [] }")).toEqual([]);
    expect(malformedCitations('settled reading 3')).toHaveLength(1);
    expect(malformedCitations('specification 2')).toHaveLength(1);
  });
});
