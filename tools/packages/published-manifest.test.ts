import { expect, test } from 'vitest';
import { createPublishedManifest } from './published-manifest.ts';

const manifest = {
  name: '@surtidor/data',
  version: '1.2.3',
  exports: { '.': './src/index.ts' },
  publishConfig: { access: 'public', exports: { '.': './dist/index.js' } },
  scripts: { build: 'tsup' },
  dependencies: { '@surtidor/domain': 'workspace:*', zod: '4.6.7' },
  devDependencies: { tsup: '9.0.0' },
};

test('the published manifest has the exports of the build and real versions', () => {
  expect(createPublishedManifest(manifest, { '@surtidor/domain': '1.2.0' })).toEqual({
    name: '@surtidor/data',
    version: '1.2.3',
    exports: { '.': './dist/index.js' },
    publishConfig: { access: 'public' },
    dependencies: { '@surtidor/domain': '1.2.0', zod: '4.6.7' },
  });
});

test('a package without `publishConfig.exports` keeps its exports', () => {
  const { publishConfig: _, ...manifestWithoutPublishConfig } = manifest;
  expect(
    createPublishedManifest(manifestWithoutPublishConfig, { '@surtidor/domain': '1.2.0' }),
  ).toMatchObject({
    exports: { '.': './src/index.ts' },
  });
});

test('an unknown workspace dependency is rejected', () => {
  expect(() => createPublishedManifest(manifest, {})).toThrow('@surtidor/domain');
});
