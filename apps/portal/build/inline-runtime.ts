import { basename } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

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

/** What the entry calls the helpers for the files that take them from there. */
const shared = '$helpers';

/**
 * Puts the bundler's helpers, half a kilobyte that it keeps in a file of their own, into the file of the
 * sign-in page, which every page has: a start asks for one file less. Whatever needs them and that file
 * takes them from there; the few others bring their own.
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
      const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
      const runtime = chunks.find(({ fileName }) => isRuntime(fileName));
      const entry = chunks.find((chunk) => chunk.facadeModuleId?.endsWith('/index.html'));
      if (runtime === undefined || entry === undefined) return;
      const expression = asExpression(runtime.code);
      /** Where a file has them from: it is named after what it imports, so that both change together. */
      const helpersOf = (chunk: Rolldown.OutputChunk): readonly [before: string, from: string] => {
        if (chunk === entry) return [`export const ${shared}=${expression};`, shared];
        if (!chunk.imports.includes(entry.fileName)) return ['', expression];
        return [`import{${shared}}from"./${basename(entry.fileName)}";`, shared];
      };
      for (const chunk of chunks) {
        const found = importOf.exec(chunk.code);
        if (chunk === runtime || found === null) continue;
        const names = pairs(found[1] ?? '').map(([name, local]) => `${name}:${local}`);
        const [before, from] = helpersOf(chunk);
        chunk.code = chunk.code.replace(
          importOf,
          () => `${before}const{${names.join(',')}}=${from};`,
        );
        chunk.imports = chunk.imports.filter((file) => !isRuntime(file));
      }
      delete bundle[runtime.fileName];
    },
  },
});
