import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { startModules } from '../../build/start-modules.ts';

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

/** The key of the chunk that a module was merged into (build/shared-chunks). */
function mergedInto(manifest: Manifest, module: string): string {
  const [chunk] = Object.entries(startModules).find(([, merged]) => merged === module) ?? [];
  const found = Object.keys(manifest).find((key) => chunk && manifest[key]?.name === chunk);
  return found ?? module;
}

/** Reads Vite's manifest. What the page's own entry already loads is never named again. */
export function readScriptManifest(clientFolder: string): ScriptsOf {
  const text = readFileSync(join(clientFolder, '.vite', 'manifest.json'), 'utf8');
  const manifest = manifestSchema.parse(JSON.parse(text));
  const entry = new Set<string>();
  for (const [key, chunk] of Object.entries(manifest)) {
    if (chunk.isEntry) collect(manifest, key, entry);
  }
  return (modules) => {
    const files = new Set<string>();
    for (const module of modules) {
      collect(manifest, module in manifest ? module : mergedInto(manifest, module), files);
    }
    return [...files].filter((file) => !entry.has(file)).map((file) => `/${file}`);
  };
}
