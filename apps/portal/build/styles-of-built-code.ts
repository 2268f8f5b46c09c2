import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';

const folder = fileURLToPath(new URL('../../../.cache/portal/', import.meta.url));

/** What is said of the code, which names no classes. */
const remarks = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

/** The two style sheets and the code each is made for. */
const sheets = { 'style.css': 'first-visit.txt', 'whole-style.css': 'whole.txt' } as const;
type Sheet = keyof typeof sheets;

/** What the second build reads for class names in place of the sources. */
const sourcesOf = (sheet: Sheet) => `
@source "../../../.cache/portal/${sheets[sheet]}";
@source not ".";
@source not "../../../packages/ui/src";
`;

/** Marks the sheets of the second build. */
const again = '?again';

const isSheet = (name: string): name is Sheet => name in sheets;

function write(sheet: Sheet, modules: readonly Rolldown.RenderedModule[]): void {
  const code = modules.map((module) => module.code?.replace(remarks, '') ?? '');
  writeFileSync(`${folder}${sheets[sheet]}`, code.join('\n'));
}

/**
 * Makes the style sheets for the code that is left after unused code was dropped, so that pieces of
 * the kit that no screen renders cost nothing: one for what a first visit renders, one for everything.
 * That code is known after the first of the two builds (see shared-chunks); the second takes
 * its class names from there.
 * @param isFirst Whether a module belongs to a first visit, once the first build has learnt it.
 */
export function stylesOfBuiltCode(isFirst: (id: string) => boolean): Plugin {
  let built = false;
  return {
    name: 'surtidor:styles-of-built-code',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\/(?:whole-)?style\.css$/ },
      async handler(source, importer) {
        const sheet = built ? await this.resolve(source, importer, { skipSelf: true }) : null;
        // Under its first name Tailwind would remember what it made of it in the first build.
        return sheet && { ...sheet, id: `${sheet.id}${again}` };
      },
    },
    transform: {
      filter: { id: /\/apps\/portal\/src\/(?:whole-)?style\.css\?again$/ },
      handler(code, id) {
        const name = id.slice(id.lastIndexOf('/') + 1, -again.length);
        return isSheet(name) ? { code: `${code}${sourcesOf(name)}`, map: null } : null;
      },
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        if (built || this.environment.config.consumer === 'server') return;
        const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
        // The words of a library, React's names of styles for instance, are no class names of ours.
        const ours = chunks
          .flatMap(({ modules }) => Object.entries(modules))
          .filter(([id]) => !id.includes('/node_modules/'));
        mkdirSync(folder, { recursive: true });
        const first = ours.filter(([id]) => isFirst(id));
        write(
          'style.css',
          first.map(([, module]) => module),
        );
        write(
          'whole-style.css',
          ours.map(([, module]) => module),
        );
        built = true;
      },
    },
  };
}
