import { posix } from 'node:path';
import { type Comment, parseSync, type TSInterfaceDeclaration } from 'oxc-parser';

interface SourceFile {
  readonly file: string;
  readonly source: string;
}

interface Found {
  readonly interface: TSInterfaceDeclaration;
  readonly source: string;
  readonly docstrings: readonly Comment[];
}

/** What every piece takes; the README says it once. */
const common = 'RootProps';

const isDocstring = ({ type, value }: Comment): boolean =>
  type === 'Block' && value.startsWith('*');

/** An interface of the patterns, by its name. */
function findInterface(files: readonly SourceFile[], name: string): Found {
  for (const { file, source } of files) {
    if (!source.includes(`interface ${name} `)) continue;
    const { program, comments } = parseSync(posix.basename(file), source);
    for (const part of program.body) {
      const declared = part.type === 'ExportNamedDeclaration' ? part.declaration : part;
      if (declared?.type === 'TSInterfaceDeclaration' && declared.id.name === name) {
        return { interface: declared, source, docstrings: comments.filter(isDocstring) };
      }
    }
  }
  throw new Error(`No pattern declares the interface ${name}.`);
}

/** On one line of a table, without what only the house's own readers follow. */
const plain = (text: string): string =>
  text
    .replaceAll(/ \((?:spec|reading|faults) [^)]*\)/g, '')
    .replaceAll(/\s+\*?\s*/g, ' ')
    .replaceAll('|', String.raw`\|`)
    .trim();

/** The rows of an interface and of what it extends. */
function rowsOf(files: readonly SourceFile[], name: string): readonly string[] {
  const { interface: props, source, docstrings } = findInterface(files, name);
  const own = props.body.body.flatMap((member) => {
    if (member.type !== 'TSPropertySignature' || member.key.type !== 'Identifier') return [];
    const above = docstrings.find(
      ({ end }) => end <= member.start && source.slice(end, member.start).trim() === '',
    );
    const type = source.slice(
      member.typeAnnotation?.typeAnnotation.start,
      member.typeAnnotation?.end,
    );
    const mark = member.optional ? '' : '*';
    return [
      `| \`${member.key.name}\`${mark} | \`${plain(type)}\` | ${plain(above?.value.slice(1) ?? '')} |`,
    ];
  });
  const extended = props.extends.flatMap(({ expression }) =>
    expression.type === 'Identifier' && expression.name !== common
      ? rowsOf(files, expression.name)
      : [],
  );
  return [...own, ...extended];
}

const marked = /<!-- props of (\w+) -->\n[\s\S]*?<!-- end -->/g;

/** A README whose `<!-- props of X -->` hold what the sources say of `XProps`. */
export function withPropTables(readme: string, files: readonly SourceFile[]): string {
  const patterns = files.filter(({ file }) => file.startsWith('packages/ui/src/patterns/'));
  return readme.replaceAll(marked, (_all, component: string) =>
    [
      `<!-- props of ${component} -->`,
      `<details><summary>Props of ${component}</summary>`,
      '',
      '| prop | type | meaning |',
      '|---|---|---|',
      ...rowsOf(patterns, `${component}Props`),
      '',
      '</details>',
      '<!-- end -->',
    ].join('\n'),
  );
}
