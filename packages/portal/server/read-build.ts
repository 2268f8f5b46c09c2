import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenderPage } from './html/start-pages.ts';
import { type AssetStore, readAssets } from './static/asset-store.ts';

/** Thrown when the portal has not been built. */
export class BuildMissingError extends Error {
  override name = 'BuildMissingError';
}

/** The output of the build. */
export interface Build {
  readonly assets: AssetStore;
  readonly renderPage: RenderPage;
}

/** The bundle of src/server.ts. */
interface ServerBundle {
  readonly default: { readonly fetch: RenderPage };
}

/**
 * Reads the output of the build.
 * @throws BuildMissingError if there is none.
 */
export async function readBuild(folder: string): Promise<Build> {
  const clientFolder = join(folder, 'client');
  const serverFile = join(folder, 'server', 'server.js');
  if (!existsSync(clientFolder) || !existsSync(serverFile)) {
    throw new BuildMissingError(
      `There is no built portal in ${folder}: run 'npm run build' first.`,
    );
  }
  const bundle: ServerBundle = await import(pathToFileURL(serverFile).href);
  return {
    assets: readAssets(clientFolder),
    renderPage: bundle.default.fetch,
  };
}
