import { posix } from 'node:path';
import { type Comment, parseSync, type TSInterfaceDeclaration } from 'oxc-parser';

interface SourceFile {
  readonly file: string;
  readonly source: string;
}

interface InterfaceSource {
  readonly interface: TSInterfaceDeclaration;
  readonly source: string;
  readonly docstrings: readonly Comment[];
}

/** Props of every component. The README describes them in one section. */
const commonProps = 'RootProps';

const isDocstring = ({ type, value }: Comment): boolean =>
  type === 'Block' && value.startsWith('*');

/** Finds an interface of the patterns by its name. */
function findInterface(files: readonly SourceFile[], name: string): InterfaceSource {
  for (const { file, source } of files) {
    if (!source.includes(`interface ${name} `)) continue;
    const { program, comments } = parseSync(posix.basename(file), source);
    for (const statement of program.body) {
      const declaration =
        statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
      if (declaration?.type === 'TSInterfaceDeclaration' && declaration.id.name === name) {
        return { interface: declaration, source, docstrings: comments.filter(isDocstring) };
      }
    }
  }
  throw new Error(`No pattern declares the interface ${name}.`);
}

/** Formats a docstring for one table cell, without internal references. */
const formatText = (text: string): string =>
  text
    .replace(/@default (.+)/, 'Default: `$1`.')
    .replaceAll(/ \((?:spec|reading|faults) [^)]*\)/g, '')
    .replaceAll(/\s+\*?\s*/g, ' ')
    .replaceAll('|', String.raw`\|`)
    .trim();

/** Returns the rows of an interface and of the interfaces it extends. */
function getRows(files: readonly SourceFile[], name: string): readonly string[] {
  const { interface: props, source, docstrings } = findInterface(files, name);
  const ownRows = props.body.body.flatMap((member) => {
    if (member.type !== 'TSPropertySignature' || member.key.type !== 'Identifier') return [];
    const docstring = docstrings.find(
      ({ end }) => end <= member.start && source.slice(end, member.start).trim() === '',
    );
    const type = source.slice(
      member.typeAnnotation?.typeAnnotation.start,
      member.typeAnnotation?.end,
    );
    const requiredMark = member.optional ? '' : '*';
    return [
      `| \`${member.key.name}\`${requiredMark} | \`${formatText(type)}\` | ${formatText(docstring?.value.slice(1) ?? '')} |`,
    ];
  });
  const inheritedRows = props.extends.flatMap(({ expression }) =>
    expression.type === 'Identifier' && expression.name !== commonProps
      ? getRows(files, expression.name)
      : [],
  );
  return [...ownRows, ...inheritedRows];
}

const tablePattern = /<!-- props of (\w+) -->\n[\s\S]*?<!-- end -->/g;

/** Replaces each `<!-- props of X -->` section of a README with the prop table of `XProps`. */
export function insertPropTables(readme: string, files: readonly SourceFile[]): string {
  const patterns = files.filter(({ file }) => file.startsWith('packages/ui/src/patterns/'));
  return readme.replaceAll(tablePattern, (_all, component: string) =>
    [
      `<!-- props of ${component} -->`,
      `<details><summary>Props of ${component}</summary>`,
      '',
      '| prop | type | meaning |',
      '|---|---|---|',
      ...getRows(patterns, `${component}Props`),
      '',
      '</details>',
      '<!-- end -->',
    ].join('\n'),
  );
}
