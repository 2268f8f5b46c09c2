import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A file of the image that is from the system on which it is built. */
export interface SystemLibrary {
  /** The path in the image, for example '/lib/x86_64-linux-gnu/libc.so.6'. */
  readonly path: string;
  /** The package of the system with its version, if the system is Debian or a derivative; else null. */
  readonly source: { readonly name: string; readonly version: string } | null;
}

const copyFile = (from: string, to: string) => {
  mkdirSync(dirname(to), { recursive: true });
  copyFileSync(from, to);
};

/** Returns the paths of the shared libraries of a program, and of its loader. */
const getLibraryPaths = (program: string): readonly string[] => {
  const output = execFileSync('ldd', [program], { encoding: 'utf8' });
  return [...output.matchAll(/(?:=> |^\s*)(\/\S+) \(0x/gm)].map(([, path = '']) => path).sort();
};

function getSource(path: string): SystemLibrary['source'] {
  // A package names the file with or without /usr, depending on its age.
  for (const file of [path, realpathSync(path), realpathSync(path).replace(/^\/usr/, '')]) {
    const { status, stdout } = spawnSync('dpkg-query', ['--search', file], { encoding: 'utf8' });
    const name = status === 0 ? stdout.split(': ')[0] : undefined;
    if (name === undefined) continue;
    const [, version = ''] = execFileSync('dpkg-query', ['--show', name], { encoding: 'utf8' })
      .trim()
      .split('\t');
    return { name, version };
  }
  return null;
}

/** Files that Node and glibc read. The image has one user without a password, a shell or a home. */
const configurationFiles = {
  'etc/passwd': 'portal:x:65532:65532::/app:/nonexistent\n',
  'etc/group': 'portal:x:65532:\n',
  'etc/nsswitch.conf': 'hosts: files dns\n',
  // The runtime replaces these two.
  'etc/hosts': '127.0.0.1 localhost\n',
  'etc/resolv.conf': '',
};

/** Writes Node with its shared libraries and the few system files it reads. */
export function writeSystemFiles(node: string, target: string): readonly SystemLibrary[] {
  copyFile(node, join(target, 'usr/bin/node'));
  const paths = getLibraryPaths(node);
  for (const path of paths) copyFile(realpathSync(path), join(target, path));
  for (const [file, text] of Object.entries(configurationFiles)) {
    mkdirSync(dirname(join(target, file)), { recursive: true });
    writeFileSync(join(target, file), text);
  }
  // Where runtimes mount.
  for (const folder of ['dev', 'proc', 'sys', 'tmp']) mkdirSync(join(target, folder));
  return paths.map((path) => ({ path, source: getSource(path) }));
}
