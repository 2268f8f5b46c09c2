import ts from 'typescript';

/** Types that need parentheses before `| undefined`, which would otherwise become part of them. */
const openEndedTypes = new Set([
  ts.SyntaxKind.FunctionType,
  ts.SyntaxKind.ConstructorType,
  ts.SyntaxKind.ConditionalType,
]);

const getOptionalTypes = (node: ts.Node): ts.TypeNode[] => [
  ...(ts.isPropertySignature(node) && node.questionToken && node.type ? [node.type] : []),
  ...node.getChildren().flatMap(getOptionalTypes),
];

/**
 * Adds `| undefined` to the type of every optional property, as in React's own types, so that users can pass
 * optional values with `exactOptionalPropertyTypes`.
 * @param types The text of a .d.ts file.
 */
export const allowUndefined = (types: string): string => {
  const file = ts.createSourceFile('types.d.ts', types, ts.ScriptTarget.Latest, true);
  const insertions = getOptionalTypes(file)
    .filter((type) => !type.getText().endsWith('| undefined'))
    .flatMap((type) => {
      const [opening, closing] = openEndedTypes.has(type.kind) ? ['(', ')'] : ['', ''];
      return [
        { position: type.getStart(), text: opening },
        { position: type.getEnd(), text: `${closing} | undefined` },
      ];
    });
  return insertions
    .sort((a, b) => b.position - a.position)
    .reduce(
      (text, { position, text: inserted }) =>
        text.slice(0, position) + inserted + text.slice(position),
      types,
    );
};
