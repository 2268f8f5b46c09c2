import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const app = fileURLToPath(new URL('../../apps/portal/', import.meta.url));
const textPattern = /\.(?:js|css|json)$/;

/** The portal's build and a second one, in the layout of `PORTAL_BUILDS`. */
export interface TwoBuilds {
  /** The folder with both builds. */
  readonly builds: string;
  /** The file that starts the second build, relative to the workspace. */
  readonly nextFile: string;
  readonly remove: () => void;
}

/**
 * Creates a second build from the current one: every hashed file has another name, and every operation another hash.
 * It stands inside the app, so that its server finds the same packages.
 */
export function createNextBuild(): TwoBuilds {
  const folder = join(app, '.portal', 'two-builds');
  const builds = join(folder, 'builds');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(builds, { recursive: true });
  cpSync(join(app, 'dist'), join(builds, 'current'), { recursive: true });
  const next = join(builds, 'next');
  const names = readdirSync(join(app, 'dist', 'client', 'assets')).filter(
    (name) => !/\.(?:br|gz)$/.test(name),
  );
  const hashes = Object.keys(
    JSON.parse(readFileSync(join(app, 'dist', 'operations.json'), 'utf8')),
  );
  const rename = (text: string) =>
    text
      .replace(/[\w.$-]+\.(?:js|css|woff2|png|svg|webp|jpg)/g, (name) =>
        names.includes(name) ? name.replace(/(\.\w+)$/, '-next$1') : name,
      )
      .replace(/[0-9a-f]{64}/g, (hash) => (hashes.includes(hash) ? hash.replace(/^./, 'n') : hash))
      .replace(/version:`\w+`/, 'version:`next`');
  for (const entry of readdirSync(join(app, 'dist'), { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || /\.(?:br|gz)$/.test(entry.name)) continue;
    const source = join(entry.parentPath, entry.name);
    const target = source.replace(join(app, 'dist'), next);
    const path = target.includes(join('client', 'assets'))
      ? join(target, '..', rename(basename(target)))
      : target;
    mkdirSync(join(path, '..'), { recursive: true });
    const content = readFileSync(source);
    writeFileSync(path, textPattern.test(path) ? rename(content.toString()) : content);
  }
  writeFileSync(
    join(folder, 'main.ts'),
    `import { startPortal } from '@surtidor/portal/server';\n\nawait startPortal({ build: new URL('builds/next/', import.meta.url) });\n`,
  );
  return {
    builds,
    nextFile: 'apps/portal/.portal/two-builds/main.ts',
    remove: () => rmSync(folder, { recursive: true }),
  };
}
