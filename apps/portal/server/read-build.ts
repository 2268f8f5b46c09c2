import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { z } from 'zod';
import type { RenderPage } from './html/start-pages.ts';
import { type AssetStore, readAssets } from './static/asset-store.ts';

/** Thrown when the portal has not been built. */
export class BuildMissingError extends Error {
  override name = 'BuildMissingError';
}

/** The output of the build. */
export interface Build {
  readonly assets: AssetStore;
  /** The operations of the built pages, by hash. */
  readonly operations: Readonly<Record<string, string>>;
  readonly renderPage: RenderPage;
}

const distFolder = fileURLToPath(new URL('../dist/', import.meta.url));

const operationsSchema = z.record(z.string(), z.string());

/** The bundle of src/server.ts. */
interface ServerBundle {
  readonly default: { readonly fetch: RenderPage };
}

/**
 * Reads the output of the build.
 * @throws BuildMissingError if there is none.
 */
export async function readBuild(folder = distFolder): Promise<Build> {
  const [clientFolder, serverFile, operationsFile] = [
    'client',
    'server/server.js',
    'operations.json',
  ].map((file) => join(folder, file)) as [string, string, string];
  if (![clientFolder, serverFile, operationsFile].every((path) => existsSync(path))) {
    throw new BuildMissingError(
      `There is no built portal in ${folder}: run 'npm run build' first.`,
    );
  }
  const bundle: ServerBundle = await import(pathToFileURL(serverFile).href);
  return {
    assets: readAssets(clientFolder),
    operations: operationsSchema.parse(JSON.parse(readFileSync(operationsFile, 'utf8'))),
    renderPage: bundle.default.fetch,
  };
}
