import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { storeVariants } from '@surtidor/domain';
import type { StoreCode } from '@surtidor/domain/vocabulary';
import { z } from 'zod';
import type { ErrorPageKind } from '../src/features/errors/error-page.tsx';
import type { PublicConfig } from '../src/platform/config/public-config.ts';
import type { ReturnedSignIn } from '../src/platform/session/returned-sign-in.ts';
import { readPageTemplate } from './html/page-template.ts';
import type { Pages } from './html/pages.ts';
import { readScriptManifest } from './html/script-manifest.ts';
import { browserPages, type PageSources } from './html/serve-page.ts';
import { type AssetStore, readAssets } from './static/asset-store.ts';

/** The application was not built. */
export class BuildMissing extends Error {
  override name = 'BuildMissing';
}

interface Prerender {
  readonly renderLogin: (
    config: PublicConfig,
    store: StoreCode,
    returned?: ReturnedSignIn | null,
  ) => string;
  readonly renderFrame: (config: PublicConfig) => string;
  readonly renderEdge: (config: PublicConfig, kind: ErrorPageKind) => string;
  readonly renderCodeMissing: () => string;
}

const errorPageKinds: readonly ErrorPageKind[] = ['not-found', 'maintenance', 'assets'];

const built = fileURLToPath(new URL('../dist/', import.meta.url));

const isPrerender = (module: unknown): module is Prerender =>
  typeof module === 'object' &&
  module !== null &&
  ['renderLogin', 'renderFrame', 'renderEdge', 'renderCodeMissing'].every((name) => name in module);

/**
 * What is rendered once at start with this deployment's configuration: the sign-in page of each store,
 * and the frame. A sign-in page that gives a form back is rendered when it is needed.
 */
async function prerender(
  folder: string,
  config: PublicConfig,
): Promise<{
  readonly prerendered: Pick<PageSources, 'loginMarkup' | 'frameMarkup' | 'edgeMarkup'>;
  readonly codeMissing: string;
}> {
  const module: unknown = await import(pathToFileURL(join(folder, 'prerender.js')).href);
  if (!isPrerender(module)) throw new BuildMissing('The prerendered pages are not whole.');
  const empty = new Map(config.stores.map((store) => [store, module.renderLogin(config, store)]));
  const frame = module.renderFrame(config);
  const edges = new Map(errorPageKinds.map((kind) => [kind, module.renderEdge(config, kind)]));
  return {
    prerendered: {
      loginMarkup: (store, returned) =>
        returned === null ? (empty.get(store) ?? '') : module.renderLogin(config, store, returned),
      frameMarkup: () => frame,
      edgeMarkup: (kind) => edges.get(kind) ?? '',
    },
    codeMissing: module.renderCodeMissing(),
  };
}

/** What the build wrote, ready to be served. */
export interface Build {
  readonly assets: AssetStore;
  readonly pages: Pages;
  /** The operations of the built pages, by hash. */
  readonly operations: Readonly<Record<string, string>>;
}

const operationsSchema = z.record(z.string(), z.string());

function readOperations(folder: string): Build['operations'] {
  const file = join(folder, 'operations.json');
  if (!existsSync(file)) {
    throw new BuildMissing(
      `The built portal in ${folder} is not whole: run 'npm run build' again.`,
    );
  }
  return operationsSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}

/**
 * Reads what the build wrote.
 * @throws BuildMissing when the application was not built yet.
 */
export async function readBuild(config: PublicConfig, folder = built): Promise<Build> {
  const client = join(folder, 'client');
  if (!existsSync(join(client, 'index.html'))) {
    throw new BuildMissing(`There is no built portal in ${folder}: run 'npm run build' first.`);
  }
  const { prerendered, codeMissing } = await prerender(join(folder, 'prerender'), config);
  return {
    assets: readAssets(client),
    operations: readOperations(folder),
    pages: browserPages({
      config,
      render: readPageTemplate(client, config, codeMissing),
      scriptsOf: readScriptManifest(client),
      themeOf: (store) => storeVariants[store].theme,
      ...prerendered,
    }),
  };
}
