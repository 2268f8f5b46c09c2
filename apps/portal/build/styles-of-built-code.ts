import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const builtCode = fileURLToPath(new URL('../../../.cache/portal/built-code.txt', import.meta.url));

/** What is said of the code, which names no classes. */
const remarks = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

/** What the second build reads for class names in place of the sources. */
const sources = `
@source "../../../.cache/portal/built-code.txt";
@source not ".";
@source not "../../../packages/ui/src";
`;

/**
 * Makes the style sheet for the code that is left after unused code was dropped, so that pieces of
 * the kit that no screen draws cost nothing. That code is known after the first of the two builds
 * (see first-visit-chunks); the second takes its class names from there.
 */
export function stylesOfBuiltCode(): Plugin {
  let built = false;
  return {
    name: 'surtidor:styles-of-built-code',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/apps\/portal\/src\/style\.css$/ },
      handler: (code) => (built ? { code: `${code}${sources}`, map: null } : null),
    },
    generateBundle(_, bundle) {
      if (built || this.environment.config.consumer === 'server') return;
      const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
      const modules = chunks.flatMap(({ modules: of }) => Object.entries(of));
      // The words of a library, React's names of styles for instance, are no class names of ours.
      const ours = modules.filter(([id]) => !id.includes('/node_modules/'));
      mkdirSync(dirname(builtCode), { recursive: true });
      writeFileSync(
        builtCode,
        ours.map(([, { code }]) => code?.replace(remarks, '') ?? '').join('\n'),
      );
      built = true;
    },
  };
}
