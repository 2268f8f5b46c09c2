import ts from 'typescript';

/** Types that would swallow what is written behind them. */
const open = new Set([
  ts.SyntaxKind.FunctionType,
  ts.SyntaxKind.ConstructorType,
  ts.SyntaxKind.ConditionalType,
]);

const optionalTypes = (node: ts.Node): ts.TypeNode[] => [
  ...(ts.isPropertySignature(node) && node.questionToken && node.type ? [node.type] : []),
  ...node.getChildren().flatMap(optionalTypes),
];

/**
 * Says of every optional property that it may be `undefined` too, as React's own types do: a user
 * whose compiler keeps the two apart (`exactOptionalPropertyTypes`) may hand on what may be missing.
 * @param types The text of a .d.ts file.
 */
export const allowUndefined = (types: string): string => {
  const file = ts.createSourceFile('types.d.ts', types, ts.ScriptTarget.Latest, true);
  const marks = optionalTypes(file)
    .filter((type) => !type.getText().endsWith('| undefined'))
    .flatMap((type) => {
      const [before, after] = open.has(type.kind) ? ['(', ')'] : ['', ''];
      return [
        { at: type.getStart(), text: before },
        { at: type.getEnd(), text: `${after} | undefined` },
      ];
    });
  return marks
    .sort((one, other) => other.at - one.at)
    .reduce((text, { at, text: mark }) => text.slice(0, at) + mark + text.slice(at), types);
};
