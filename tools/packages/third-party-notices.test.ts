import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { noticeFile, thirdPartyNotice } from './third-party-notices.ts';
import { manifestPath, packageNames } from './workspace-packages.ts';

test.each(packageNames)('%s is published with a current third-party notice', (name) => {
  expect(readFileSync(noticeFile(name), 'utf8')).toBe(thirdPartyNotice(name));
  expect(JSON.parse(readFileSync(manifestPath(name), 'utf8')).files).toContain(
    'THIRD-PARTY-NOTICES.md',
  );
});
