import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { BuiltOperation, BuiltOperations } from './graphql/built-operations.ts';
import { SettingsError } from './settings/read-settings.ts';
import { type Asset, type AssetStore, readAssets } from './static/asset-store.ts';

/** The file of a build with the texts of its operations by hash, which the Vite plugin writes. */
const operationsFile = 'operations.json';

/** The other builds of a deployment. Their pages are open in browsers, or come from other instances during a roll. */
export interface OtherBuilds {
  /** Returns a file of `/assets/`, whose name has a content hash. */
  readonly getAsset: (path: string) => Asset | undefined;
  /** Returns a compiled operation. */
  readonly getOperation: (hash: string) => BuiltOperation | undefined;
}

interface OtherBuild {
  readonly assets: AssetStore;
  readonly operations: BuiltOperations;
}

const operationsSchema = z.record(z.string(), z.string());

/** Names with a dot are copies in progress, which the deployment renames when they are complete. */
const buildNamePattern = /^[\w-]+$/;

/** The folder is read again at most this often, in milliseconds. */
const readIntervalMs = 2_000;

function readOtherBuild(
  folder: string,
  createOperations: (texts: Readonly<Record<string, string>>) => BuiltOperations,
): OtherBuild {
  const file = join(folder, operationsFile);
  const texts = existsSync(file)
    ? operationsSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
    : {};
  return { assets: readAssets(join(folder, 'client')), operations: createOperations(texts) };
}

const noBuilds: OtherBuilds = { getAsset: () => undefined, getOperation: () => undefined };

/**
 * Reads the builds in a folder, one per subfolder. The folder is read again when something is missing, because a newer
 * build may have been added. A build that cannot be read is reported and skipped.
 * @throws SettingsError if the folder does not exist.
 */
export function createOtherBuilds(
  folder: string | undefined,
  createOperations: (texts: Readonly<Record<string, string>>) => BuiltOperations,
  warn: (message: string) => void,
  now: () => number,
): OtherBuilds {
  if (folder === undefined) return noBuilds;
  if (!existsSync(folder)) {
    throw new SettingsError(
      `The setting PORTAL_BUILDS is '${folder}', but it must be a folder with one subfolder per build.`,
    );
  }
  let builds = new Map<string, OtherBuild | null>();
  let readAt = Number.NEGATIVE_INFINITY;
  const readBuild = (name: string): OtherBuild | null => {
    try {
      return readOtherBuild(join(folder, name), createOperations);
    } catch (error) {
      warn(`The build '${name}' in PORTAL_BUILDS cannot be read: ${error}`);
      return null;
    }
  };
  const listNames = (): readonly string[] => {
    try {
      return readdirSync(folder).filter((name) => buildNamePattern.test(name));
    } catch (error) {
      warn(`The folder PORTAL_BUILDS cannot be read: ${error}`);
      return [...builds.keys()];
    }
  };
  const refresh = () => {
    // The clock may have been set back.
    if (Math.abs(now() - readAt) < readIntervalMs) return;
    readAt = now();
    const names = listNames();
    builds = new Map(names.map((name) => [name, builds.get(name) ?? readBuild(name)]));
  };
  const find = <Found>(get: (build: OtherBuild) => Found | undefined): Found | undefined => {
    for (const build of builds.values()) {
      const found = build === null ? undefined : get(build);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  const findOrRefresh = <Found>(get: (build: OtherBuild) => Found | undefined) => {
    const found = find(get);
    if (found !== undefined) return found;
    refresh();
    return find(get);
  };
  refresh();
  return {
    getAsset: (path) =>
      path.startsWith('/assets/') ? findOrRefresh(({ assets }) => assets.get(path)) : undefined,
    getOperation: (hash) => findOrRefresh(({ operations }) => operations.get(hash)),
  };
}
