/** The parts of a package.json that differ between the workspace and the published package. */
export interface Manifest {
  readonly version: string;
  readonly publishConfig?: { readonly exports?: unknown };
  readonly exports?: unknown;
  readonly scripts?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/**
 * Returns the published package.json: `publishConfig.exports` replaces `exports`, `workspace:` becomes
 * the version, and workspace-only fields are removed. pnpm does this when packing, npm does not.
 * @param versions The versions of the workspace's packages by their names.
 */
export function createPublishedManifest<T extends Manifest>(
  manifest: T,
  versions: Readonly<Record<string, string>>,
): Omit<T, 'scripts' | 'devDependencies'> {
  const { scripts: _scripts, devDependencies: _devDependencies, publishConfig, ...rest } = manifest;
  const { exports, ...registry } = publishConfig ?? {};
  const dependencies = Object.entries(manifest.dependencies ?? {}).map(([name, range]) => {
    if (!range.startsWith('workspace:')) return [name, range];
    const version = versions[name];
    if (version === undefined) throw new Error(`${name} is not a workspace package.`);
    return [name, version];
  });
  return {
    ...rest,
    ...(exports === undefined ? {} : { exports }),
    ...(publishConfig === undefined ? {} : { publishConfig: registry }),
    ...(dependencies.length === 0 ? {} : { dependencies: Object.fromEntries(dependencies) }),
  } as Omit<T, 'scripts' | 'devDependencies'>;
}
