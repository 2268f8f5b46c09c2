import { posix } from 'node:path';
import { type Expression, type ObjectExpression, parseSync } from 'oxc-parser';
import { exportedNames } from '../docstrings/exported-names.ts';

interface SourceFile {
  readonly file: string;
  readonly source: string;
}

/** What the page of every component says of its use. */
const parts = ['when', 'whenNot', 'content'] as const;

/** An expression without `satisfies`, `as` and `<Row>`. */
const bare = (node: Expression): Expression =>
  node.type === 'TSSatisfiesExpression' ||
  node.type === 'TSAsExpression' ||
  node.type === 'TSInstantiationExpression'
    ? bare(node.expression)
    : node;

const objectOf = (node: Expression | undefined): ObjectExpression | undefined =>
  node?.type === 'ObjectExpression' ? node : undefined;

const memberOf = (object: ObjectExpression | undefined, name: string): Expression | undefined => {
  const member = object?.properties.find(
    (one) => one.type === 'Property' && one.key.type === 'Identifier' && one.key.name === name,
  );
  return member?.type === 'Property' ? bare(member.value) : undefined;
};

/** What a stories file says of itself as a whole. */
const metaOf = ({ file, source }: SourceFile) => {
  const { program, module } = parseSync(file, source);
  const meta = program.body
    .flatMap((part) => (part.type === 'VariableDeclaration' ? part.declarations : []))
    .find(({ id }) => id.type === 'Identifier' && id.name === 'meta');
  return {
    meta: objectOf(meta?.init ? bare(meta.init) : undefined),
    imports: module.staticImports,
  };
};

const textOf = (node: Expression | undefined): string =>
  node?.type === 'Literal' && typeof node.value === 'string' ? node.value : '';

const isUnlisted = (meta: ObjectExpression | undefined): boolean => {
  const tags = memberOf(meta, 'tags');
  const listed = tags?.type === 'ArrayExpression' ? tags.elements : [];
  return ['!autodocs', '!dev'].every((tag) =>
    listed.some((one) => one?.type === 'Literal' && one.value === tag),
  );
};

/** `listed` collects the sentences of all pages: one that stands on two says nothing of either. */
function faultsOf(page: SourceFile, files: readonly SourceFile[], listed: Set<string>): string[] {
  const { meta, imports } = metaOf(page);
  if (isUnlisted(meta)) return [];
  const component = memberOf(meta, 'component');
  const name = component?.type === 'Identifier' ? component.name : '';
  const from = imports.find(({ entries }) => entries.some((one) => one.localName.value === name));
  const folder = posix.dirname(page.file);
  const entryPoint = files.find(({ file }) => file === `${folder}/index.ts`);
  const isPiece =
    from !== undefined &&
    entryPoint !== undefined &&
    exportedNames(entryPoint.file, entryPoint.source).includes(
      `${posix.join(folder, from.moduleRequest.value)} ${name}`,
    );
  const usage = objectOf(memberOf(objectOf(memberOf(meta, 'parameters')), 'usage'));
  return [
    ...(isPiece ? [] : [`${page.file}: ${name || 'nothing'} is behind no entry point`]),
    ...parts.flatMap((part) => {
      const sentence = textOf(memberOf(usage, part));
      if (sentence.split(' ').length < 3) return [`${page.file}: no usage.${part}`];
      if (listed.has(sentence)) return [`${page.file}: usage.${part} is said twice`];
      listed.add(sentence);
      return [];
    }),
  ];
}

/**
 * What is wrong with the kit's pages in the workshop: one that does not say when to use its component,
 * when not, and what belongs in it; and one of something that users of the kit cannot import, unless it
 * is listed nowhere.
 */
export function pageFaults(files: readonly SourceFile[]): readonly string[] {
  const listed = new Set<string>();
  return files
    .filter(({ file }) => /^packages\/ui\/src\/.*\.stories\.tsx$/.test(file))
    .flatMap((page) => faultsOf(page, files, listed));
}
