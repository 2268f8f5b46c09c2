import type { Plugin } from 'vite';

const isRuntime = (file: string) => file.includes('rolldown-runtime');
const importOf = /import\s*\{([^}]*)\}\s*from\s*["'][^"']*rolldown-runtime[^"']*["'];?/;
const exported = /export\s*\{([^}]*)\};?\s*$/;

/** 'a as b, c' as ['a', 'b'] and ['c', 'c']. */
const pairs = (list: string) =>
  list.split(',').map((part) => {
    const [from = '', to = from] = part.trim().split(/\s+as\s+/);
    return [from, to] as const;
  });

/** The runtime's file as an expression that gives what it exports. */
function asExpression(code: string): string {
  const [, list = ''] = exported.exec(code) ?? [];
  const properties = pairs(list).map(([local, name]) => `${name}:${local}`);
  return `(()=>{${code.replace(exported, '')};return{${properties.join(',')}}})()`;
}

/**
 * Puts the bundler's helpers, half a kilobyte that it keeps in a file of their own, into each file
 * that uses them: a start asks for one file less.
 */
export const inlineRuntime = (): Plugin => ({
  name: 'surtidor:inline-runtime',
  apply: 'build',
  enforce: 'pre',
  generateBundle: {
    order: 'pre',
    handler(_, bundle) {
      // The server's runtime imports from Node, which an expression cannot.
      if (this.environment.config.consumer === 'server') return;
      const runtime = Object.values(bundle).find(({ fileName }) => isRuntime(fileName));
      if (runtime?.type !== 'chunk') return;
      const expression = asExpression(runtime.code);
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || chunk === runtime) continue;
        const found = importOf.exec(chunk.code);
        if (found === null) continue;
        const names = pairs(found[1] ?? '').map(([name, local]) => `${name}:${local}`);
        chunk.code = chunk.code.replace(importOf, () => `const{${names.join(',')}}=${expression};`);
        chunk.imports = chunk.imports.filter((file) => !isRuntime(file));
      }
      delete bundle[runtime.fileName];
    },
  },
});
