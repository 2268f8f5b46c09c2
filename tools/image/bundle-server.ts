import { cpSync, readFileSync, realpathSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, defaultServerConditions } from 'vite';

/** The sanitiser for editors' text. It cannot be bundled, because its DOM reads files of its own package. */
const unbundledPackage = 'isomorphic-dompurify';

const developmentFiles = /\.(map|d\.[cm]?ts)$/;

interface Manifest {
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const readManifest = (file: string): Manifest => JSON.parse(readFileSync(file, 'utf8'));

/** Copies an installed package and its dependencies into one flat `node_modules`. */
function copyPackage(
  name: string,
  importer: string,
  target: string,
  copied: Map<string, string>,
): void {
  const manifestFile = findPackageJSON(name, pathToFileURL(importer));
  if (manifestFile === undefined) throw new Error(`${name} is not installed for ${importer}.`);
  // pnpm links packages: their dependencies are beside the real folder.
  const file = realpathSync(manifestFile);
  const { version, dependencies = {} } = readManifest(file);
  const copiedVersion = copied.get(name);
  if (copiedVersion === version) return;
  if (copiedVersion !== undefined) {
    throw new Error(`${name} is needed in two versions, ${copiedVersion} and ${version}.`);
  }
  copied.set(name, version);
  cpSync(dirname(file), join(target, name), {
    recursive: true,
    dereference: true,
    filter: (path) =>
      !path.slice(dirname(file).length).includes('/node_modules') && !developmentFiles.test(path),
  });
  for (const dependency of Object.keys(dependencies)) {
    copyPackage(dependency, file, target, copied);
  }
}

/**
 * Writes everything that the server of a built app needs: its `main.ts` with all dependencies in few files, its build,
 * and the packages that cannot be bundled.
 * @param app The folder of the app, with its build in `dist`.
 */
export async function bundleServer(
  app: string,
  portalPackage: string,
  target: string,
): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    root: app,
    publicDir: false,
    resolve: { conditions: ['@surtidor/source', ...defaultServerConditions] },
    ssr: { noExternal: true, external: [unbundledPackage] },
    build: {
      ssr: 'main.ts',
      outDir: target,
      emptyOutDir: true,
      target: 'node24',
      // What is loaded on demand, such as OpenTelemetry, stays in files of its own.
      rolldownOptions: { output: { chunkFileNames: '[name]-[hash].js' } },
    },
  });
  cpSync(join(app, 'dist'), join(target, 'dist'), { recursive: true });
  copyPackage(
    unbundledPackage,
    join(portalPackage, 'package.json'),
    join(target, 'node_modules'),
    new Map(),
  );
}
