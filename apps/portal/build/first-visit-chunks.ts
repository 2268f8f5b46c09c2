import type { Plugin, Rolldown } from 'vite';

type Bundle = Readonly<Record<string, Rolldown.OutputChunk | Rolldown.OutputAsset>>;

/** The chunks of a first visit and the modules each begins from, by the end of their paths. */
const firstVisit = [
  { name: 'entry', roots: ['src/main.tsx', '/index.html'] },
  { name: 'portal', roots: ['src/app.tsx', 'src/screens/dashboard/dashboard-screen.tsx'] },
] as const;

/** The modules of a chunk and of all that it imports. */
function closure(bundle: Bundle, file: string, into: Set<string>, seen = new Set<string>()): void {
  const chunk = bundle[file];
  if (chunk?.type !== 'chunk' || seen.has(file)) return;
  seen.add(file);
  for (const id of chunk.moduleIds) into.add(id);
  for (const imported of chunk.imports) closure(bundle, imported, into, seen);
}

/**
 * Puts what the sign-in page needs into one file, and what a signed-in start needs besides into
 * another. Left to itself the bundler makes a small file of each handful of modules that screens
 * share, and a start would ask for a dozen of them.
 *
 * Which modules these are is known only after unused code was dropped. So the client is built
 * twice: the first build teaches, the second one is kept.
 */
export function firstVisitChunks() {
  const chunkByModule = new Map<string, string>();
  const learn: Plugin = {
    name: 'surtidor:first-visit-chunks',
    apply: 'build',
    generateBundle(_, bundle) {
      if (this.environment.config.consumer === 'server' || chunkByModule.size > 0) return;
      for (const { name, roots } of firstVisit) {
        const modules = new Set<string>();
        for (const [file, chunk] of Object.entries(bundle)) {
          const id = chunk.type === 'chunk' ? chunk.facadeModuleId : null;
          if (id && roots.some((root) => id.endsWith(root))) closure(bundle, file, modules);
        }
        for (const id of modules) if (!chunkByModule.has(id)) chunkByModule.set(id, name);
      }
    },
  };
  return {
    plugin: learn,
    /** The chunk of a module in the second build; null leaves it to the bundler. */
    chunkOf: (id: string): string | null => chunkByModule.get(id) ?? null,
  };
}
