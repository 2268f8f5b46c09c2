import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const source = fileURLToPath(new URL('../src', import.meta.url));

/** A name that the package exports. */
export interface PublicName {
  readonly area: string;
  readonly name: string;
  readonly kind: 'function' | 'value' | 'type';
  /** First sentence of its docstring; empty if it has none. */
  readonly summary: string;
}

const declaration =
  /(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*)?^export (const|function|type|interface) (\w+)(.*)$/gm;

const firstSentence = (docstring: string): string => {
  const text = docstring
    .replace(/^\s*\*+/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
  return (/^.*?[.:](?=\s|$)/.exec(text)?.[0] ?? text).replace(/:$/, '.');
};

const getKind = (keyword: string, remainder: string): PublicName['kind'] => {
  if (keyword === 'type' || keyword === 'interface') return 'type';
  return keyword === 'function' || /^\s*=\s*(<|\(|$)|=>/.test(remainder) ? 'function' : 'value';
};

const getDeclarations = (file: string): readonly PublicName[] =>
  [...readFileSync(file, 'utf8').matchAll(declaration)].map(
    ([, docstring = '', keyword = '', name = '', rest = '']) => ({
      area: relative(source, file).split('/')[0] ?? '',
      name,
      kind: getKind(keyword, rest),
      summary: firstSentence(docstring),
    }),
  );

const reExport = /^export (?:type )?(?:\*|\{([^}]+)\}) from '(.+)';$/gm;

/** Returns the names that a file declares or re-exports, in order. */
const getNames = (file: string): readonly PublicName[] => [
  ...[...readFileSync(file, 'utf8').matchAll(reExport)].flatMap(([, list, target = '']) => {
    const names = list?.split(',').map((name) => name.replace('type ', '').trim());
    return getNames(join(dirname(file), target)).filter(
      ({ name }) => names?.includes(name) ?? true,
    );
  }),
  ...getDeclarations(file),
];

/** Returns the names that the package exports, by area. */
export const getPublicNames = (): readonly PublicName[] =>
  globSync('*/index.ts', { cwd: source })
    .sort()
    .flatMap((entry) => getNames(join(source, entry)));

const formatRow = ({ name, kind, summary }: PublicName): string =>
  `| \`${name}\` | ${kind} | ${summary.replaceAll('|', '\\|')} |`;

/** Renders the public list as Markdown: by area, with values and functions before types. */
export const renderPublicList = (): string => {
  const names = getPublicNames();
  const areas = [...new Set(names.map(({ area }) => area))];
  const sections = areas.map((area) => {
    const areaNames = names.filter((each) => each.area === area);
    const sorted = [
      ...areaNames.filter(({ kind }) => kind !== 'type'),
      ...areaNames.filter(({ kind }) => kind === 'type'),
    ];
    return [
      `## ${area}`,
      '',
      `From \`@surtidor/domain${area === 'shared' ? '' : `/${area}`}\`.`,
      '',
      '| Name | Kind | What it is |',
      '| --- | --- | --- |',
      ...sorted.map(formatRow),
    ];
  });
  return [
    '# The public list of `@surtidor/domain`',
    '',
    'Generated from the docstrings by `node scripts/write-public-list.ts`. A test fails if it is outdated.',
    '',
    ...sections.flatMap((section) => [...section, '']),
  ].join('\n');
};
