import { type Node, parseSync, Visitor } from 'oxc-parser';

/** What a module's functions contain. */
export interface Functions {
  /** The names of functions and their lengths in lines. */
  readonly lengths: readonly (readonly [name: string, lines: number])[];
  /** The hooks that are called. */
  readonly hooks: ReadonlySet<string>;
  /** The components and hooks that change a ref or a state while they render; once per change. */
  readonly renderWrites: readonly string[];
}

const isHook = (name: string) => /^use[A-Z]/.test(name);

/** Whether React calls a function of this name during render. */
const isRendered = (name: string | undefined) =>
  name !== undefined && (isHook(name) || /^[A-Z]/.test(name));

/** Reads the functions of a module. */
export function readFunctions(file: string, source: string): Functions {
  const names = new Map<Node, string>();
  const setters = new Set<string>();
  const open: (string | undefined)[] = [];
  const lengths: (readonly [string, number])[] = [];
  const hooks = new Set<string>();
  const renderWrites: string[] = [];
  const enter = (node: Node & { id?: { name: string } | null }) => {
    const name = names.get(node) ?? node.id?.name;
    open.push(name);
    lengths.push([name ?? '', source.slice(node.start, node.end).split('\n').length]);
  };
  const exit = () => void open.pop();
  const addWrite = () => {
    const name = open.at(-1);
    if (isRendered(name)) renderWrites.push(name ?? '');
  };
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (init && id.type === 'Identifier') names.set(init, id.name);
      if (id.type !== 'ArrayPattern' || init?.type !== 'CallExpression') return;
      const setter = id.elements[1];
      const isState = init.callee.type === 'Identifier' && init.callee.name === 'useState';
      if (isState && setter?.type === 'Identifier') setters.add(setter.name);
    },
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': exit,
    FunctionExpression: enter,
    'FunctionExpression:exit': exit,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': exit,
    AssignmentExpression({ left }) {
      if (left.type !== 'MemberExpression' || left.property.type !== 'Identifier') return;
      if (left.property.name === 'current') addWrite();
    },
    CallExpression({ callee }) {
      if (callee.type !== 'Identifier') return;
      if (isHook(callee.name)) hooks.add(callee.name);
      if (setters.has(callee.name)) addWrite();
    },
  }).visit(parseSync(file, source).program);
  return { lengths, hooks, renderWrites };
}
