import { createServer } from 'node:net';
import { expect, test } from '@playwright/test';
import { runUntilExit } from '../harness/run-until-exit.ts';

const portalFile = 'apps/portal/main.ts';
const sandboxFile = 'apps/sandbox/src/main.ts';

// Unit tests of the settings cover the error messages.
test('the portal exits with one line that names an invalid setting', async () => {
  const result = await runUntilExit(portalFile, { PORTAL_PORT: 'four thousand' });
  expect(result.code).toBe(1);
  expect(result.outputLines).toEqual([expect.stringMatching(/PORTAL_PORT.*'four thousand'/)]);
});

for (const [name, file, setting] of [
  ['portal', portalFile, 'PORTAL_PORT'],
  ['sandbox', sandboxFile, 'SANDBOX_PORT'],
] as const) {
  test(`the ${name} exits with one line that names a port in use`, { tag: '@slow' }, async () => {
    const otherServer = createServer();
    const port = await new Promise<number>((resolve) => {
      otherServer.listen(0, () => {
        const address = otherServer.address();
        resolve(address && typeof address === 'object' ? address.port : 0);
      });
    });
    const result = await runUntilExit(file, {
      [setting]: String(port),
      SANDBOX_DATA: ':memory:',
    });
    otherServer.close();
    expect(result.code).toBe(1);
    expect(result.outputLines).toHaveLength(1);
    expect(result.outputLines[0]).toContain(String(port));
    expect(result.outputLines[0]).toContain(setting);
  });
}
