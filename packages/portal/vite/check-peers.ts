import { createRequire } from 'node:module';

/** What `package.json` says of a package's versions. */
interface Manifest {
  readonly version: string;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

const requireFromPackage = createRequire(import.meta.url);

/** Reads the `package.json` of a package as this package resolves it. */
const readManifest = (name: string): Manifest => requireFromPackage(`${name}/package.json`);

const isExact = (range: string): boolean => /^\d/.test(range);

/**
 * Checks the peers that need an exact version. npm refuses another one, but pnpm only warns, and the build would fail
 * later at an internal module.
 * @throws Error that names the first mismatch.
 */
export function checkPeers(name = '@surtidor/portal', read = readManifest): void {
  const { version, peerDependencies = {} } = read(name);
  for (const [peer, range] of Object.entries(peerDependencies)) {
    if (!isExact(range)) continue;
    const installed = read(peer).version;
    if (installed === range) continue;
    throw new Error(
      `${name} ${version} needs ${peer} ${range}, but ${installed} is installed: set this exact version in package.json and install again.`,
    );
  }
}
