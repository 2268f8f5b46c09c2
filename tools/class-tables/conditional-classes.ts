import { type Node, parseSync, Visitor } from 'oxc-parser';

/** What begins a class, after `md:` and the like. */
const utility =
  /^!?-?(?:[mp][xytblr]?|[wh]|bg|text|font|border|rounded|flex|grid|gap|basis|cursor|opacity|justify|overflow|sr|inset|elevate|animate)-\S+$/;

const isClass = (word: string): boolean => utility.test(word.slice(word.lastIndexOf(':') + 1));

const hasClasses = (node: Node): boolean =>
  node.type === 'Literal' &&
  typeof node.value === 'string' &&
  node.value.split(/\s+/).some(isClass);

/** `open && 'rotate-180'`, `wide ? large : small`, `{ hidden: closed }`; a default (`??`) is none. */
const isChoice = (node: Node): boolean =>
  node.type === 'ConditionalExpression' ||
  node.type === 'ObjectExpression' ||
  (node.type === 'LogicalExpression' && node.operator !== '??');

/** The choices in what is handed to an element as classes; what a table is asked for is none. */
function choicesIn(node: Node): readonly Node[] {
  if (isChoice(node)) return [node];
  if (node.type === 'JSXExpressionContainer') return choicesIn(node.expression);
  if (node.type === 'TemplateLiteral') return node.expressions.flatMap(choicesIn);
  if (node.type === 'ArrayExpression')
    return node.elements.flatMap((one) => one && choicesIn(one)).filter((one) => one !== null);
  return [];
}

/**
 * The conditions of a module on which classes hang outside of a table, as they are written: in
 * `className`, in `clsx`, or as a branch that says classes anywhere.
 */
export function conditionalClasses(file: string, source: string): readonly string[] {
  const found = new Set<Node>();
  const visitor = new Visitor({
    JSXAttribute({ name, value }) {
      if (!value || name.type !== 'JSXIdentifier' || !name.name.endsWith('lassName')) return;
      for (const choice of choicesIn(value)) found.add(choice);
    },
    CallExpression({ callee, arguments: given }) {
      if (callee.type !== 'Identifier' || callee.name !== 'clsx') return;
      for (const choice of given.flatMap(choicesIn)) found.add(choice);
    },
    ConditionalExpression(node) {
      if (hasClasses(node.consequent) || hasClasses(node.alternate)) found.add(node);
    },
  });
  visitor.visit(parseSync(file, source).program);
  return [...found].map(({ start, end }) => source.slice(start, end).replaceAll(/\s+/g, ' '));
}
