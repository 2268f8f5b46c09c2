import type { Rolldown } from 'vite';

/** What a build wrote, by file. */
export type Bundle = Readonly<Record<string, Rolldown.OutputChunk | Rolldown.OutputAsset>>;

/** A part that is loaded by itself. */
export interface LoadedPart {
  /** The module it begins from. */
  readonly root: string;
  /** That module and all it imports, the bundler's choice of files aside. */
  readonly modules: ReadonlySet<string>;
}

/** The modules of a chunk and of all that it imports. */
function closure(bundle: Bundle, file: string, into: Set<string>, seen = new Set<string>()): void {
  const chunk = bundle[file];
  if (chunk?.type !== 'chunk' || seen.has(file)) return;
  seen.add(file);
  for (const id of chunk.moduleIds) into.add(id);
  for (const imported of chunk.imports) closure(bundle, imported, into, seen);
}

/** Every part that is loaded by itself, with its modules. */
export function loadedParts(bundle: Bundle): readonly LoadedPart[] {
  const parts: LoadedPart[] = [];
  for (const [file, chunk] of Object.entries(bundle)) {
    if (chunk.type !== 'chunk' || chunk.facadeModuleId === null) continue;
    const modules = new Set<string>();
    closure(bundle, file, modules);
    parts.push({ root: chunk.facadeModuleId, modules });
  }
  return parts;
}

/** How much code each module is, in bytes before it is minified. */
export function moduleBytes(bundle: Bundle): ReadonlyMap<string, number> {
  const bytes = new Map<string, number>();
  for (const chunk of Object.values(bundle)) {
    if (chunk.type !== 'chunk') continue;
    for (const [id, { renderedLength }] of Object.entries(chunk.modules)) {
      bytes.set(id, renderedLength);
    }
  }
  return bytes;
}
