import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    name: z.string().optional(),
    isEntry: z.boolean().optional(),
    imports: z.array(z.string()).optional(),
  }),
);

type Manifest = z.infer<typeof manifestSchema>;

/** The script addresses a source module needs, itself included, by the module's path. */
export type ScriptsOf = (modules: readonly string[]) => readonly string[];

function collect(manifest: Manifest, key: string, into: Set<string>): void {
  const chunk = manifest[key];
  if (chunk === undefined || into.has(chunk.file)) return;
  into.add(chunk.file);
  for (const imported of chunk.imports ?? []) collect(manifest, imported, into);
}

/** The chunk into which the build puts what a signed-in start needs (build/first-visit-chunks). */
const startChunk = 'portal';

/** Reads Vite's manifest. A module it does not name was merged into the chunk of a start. What the page's own entry already loads is never named again. */
export function readScriptManifest(clientFolder: string): ScriptsOf {
  const text = readFileSync(join(clientFolder, '.vite', 'manifest.json'), 'utf8');
  const manifest = manifestSchema.parse(JSON.parse(text));
  const entry = new Set<string>();
  for (const [key, chunk] of Object.entries(manifest)) {
    if (chunk.isEntry) collect(manifest, key, entry);
  }
  const [merged = ''] = Object.keys(manifest).filter((key) => manifest[key]?.name === startChunk);
  return (modules) => {
    const files = new Set<string>();
    for (const module of modules) collect(manifest, module in manifest ? module : merged, files);
    return [...files].filter((file) => !entry.has(file)).map((file) => `/${file}`);
  };
}
