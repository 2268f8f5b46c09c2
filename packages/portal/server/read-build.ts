import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { addCountries } from '@surtidor/domain';
import {
  definePortal,
  type PortalConfig,
  type PortalDefinition,
} from '../src/shared/config/portal-definition.ts';
import type { RenderPage } from './html/start-pages.ts';
import { type AssetStore, readAssets } from './static/asset-store.ts';

/** Thrown when the portal has not been built. */
export class BuildMissingError extends Error {
  override name = 'BuildMissingError';
}

/** The output of the build. */
export interface Build {
  /** A hash of the files of browsers; the same in all instances. */
  readonly id: string;
  readonly assets: AssetStore;
  readonly renderPage: RenderPage;
  /** What the distributor decides, from its portal.config.tsx. */
  readonly definition: PortalDefinition;
}

/** The bundle of src/server.ts. */
interface ServerBundle {
  readonly default: { readonly fetch: RenderPage; readonly config: PortalDefinition };
}

/** A hash of the files of browsers. */
function createBuildId(assets: AssetStore): string {
  const etags = [...assets.values()].map(({ etag }) => etag).sort();
  return createHash('sha256').update(etags.join()).digest('base64url').slice(0, 10);
}

/**
 * Reads the build of a portal of one's own screens: its files, and `index.html`, which is every page.
 * @throws BuildMissingError if there is none.
 */
export function readComposedBuild(folder: string, config: PortalConfig): Build {
  const file = join(folder, 'index.html');
  if (!existsSync(file)) {
    throw new BuildMissingError(`There is no index.html in ${folder}: build the portal first.`);
  }
  const html = readFileSync(file);
  const assets = readAssets(folder);
  return {
    id: createBuildId(assets),
    assets,
    renderPage: () =>
      new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } }),
    definition: definePortal(config),
  };
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
  const { fetch, config } = bundle.default;
  // The bundle has its own copy of the domain.
  addCountries(config.countries ?? {});
  const assets = readAssets(clientFolder);
  return { id: createBuildId(assets), assets, renderPage: fetch, definition: config };
}
