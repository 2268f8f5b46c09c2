import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createThirdPartyNotice, getNoticePath } from './third-party-notices.ts';
import { getManifestPath, packageNames } from './workspace-packages.ts';

test.each(packageNames)('%s is published with a current third-party notice', (name) => {
  expect(readFileSync(getNoticePath(name), 'utf8')).toBe(createThirdPartyNotice(name));
  expect(JSON.parse(readFileSync(getManifestPath(name), 'utf8')).files).toContain(
    'THIRD-PARTY-NOTICES.md',
  );
});
