import { expect, it } from 'vitest';
import { checkPeers } from './check-peers.ts';

const readWith = (router: string) => (name: string) =>
  name === 'router'
    ? { version: router }
    : name === 'react'
      ? { version: '19.9.0' }
      : { version: '1.0.0', peerDependencies: { react: '^19.0.0', router: '1.2.3' } };

it('accepts the exact version and any version of a range', () => {
  expect(() => checkPeers('portal', readWith('1.2.3'))).not.toThrow();
});

it('names a peer with another version', () => {
  expect(() => checkPeers('portal', readWith('1.2.4'))).toThrow(
    'portal 1.0.0 needs router 1.2.3, but 1.2.4 is installed: set this exact version in package.json and install again.',
  );
});

it('accepts the peers of the workspace', () => {
  expect(() => checkPeers()).not.toThrow();
});
