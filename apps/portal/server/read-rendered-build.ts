import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { z } from 'zod';
import type { RenderPage } from './html/start-pages.ts';
import { BuildMissing } from './read-build.ts';
import { type AssetStore, readAssets } from './static/asset-store.ts';

/** What the build of server-rendered pages wrote, ready to be served. */
export interface RenderedBuild {
  readonly assets: AssetStore;
  /** The operations of the built pages, by hash. */
  readonly operations: Readonly<Record<string, string>>;
  readonly renderPage: RenderPage;
}

const built = fileURLToPath(new URL('../dist/start/', import.meta.url));

const operationsSchema = z.record(z.string(), z.string());

/** The bundle of src/server.ts. */
interface ServerBundle {
  readonly default: { readonly fetch: RenderPage };
}

/**
 * Reads what `npm run build -- --rendered` wrote.
 * @throws BuildMissing when it was not built yet.
 */
export async function readRenderedBuild(folder = built): Promise<RenderedBuild> {
  const client = join(folder, 'client');
  const server = join(folder, 'server/server.js');
  const operations = join(folder, 'operations.json');
  if (![client, server, operations].every((one) => existsSync(one))) {
    throw new BuildMissing(
      `There are no built server-rendered pages in ${folder}: run 'npm run build -- --rendered' first.`,
    );
  }
  const bundle: ServerBundle = await import(pathToFileURL(server).href);
  return {
    assets: readAssets(client),
    operations: operationsSchema.parse(JSON.parse(readFileSync(operations, 'utf8'))),
    renderPage: bundle.default.fetch,
  };
}
