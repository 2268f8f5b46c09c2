import { createServer } from 'node:net';
import { expect, test } from '@playwright/test';
import { runToEnd } from '../harness/run-to-end.ts';

const portal = 'apps/portal/server/main.ts';
const sandbox = 'apps/sandbox/src/main.ts';

// The unit tests of the settings cover each error message.
test('the portal does not start with an invalid setting and names it in one sentence', async () => {
  const ended = await runToEnd(portal, { PORTAL_PORT: 'four thousand' });
  expect(ended.code).toBe(1);
  expect(ended.sentences).toEqual([expect.stringMatching(/PORTAL_PORT.*'four thousand'/)]);
});

for (const [who, file, setting] of [
  ['portal', portal, 'PORTAL_PORT'],
  ['sandbox', sandbox, 'SANDBOX_PORT'],
] as const) {
  test(`a ${who} reports a busy port in one sentence`, async () => {
    const otherServer = createServer();
    const port = await new Promise<number>((resolve) => {
      otherServer.listen(0, () => {
        const address = otherServer.address();
        resolve(address && typeof address === 'object' ? address.port : 0);
      });
    });
    const ended = await runToEnd(file, { [setting]: String(port), SANDBOX_DATA: ':memory:' });
    otherServer.close();
    expect(ended.code).toBe(1);
    expect(ended.sentences).toHaveLength(1);
    expect(ended.sentences[0]).toContain(String(port));
    expect(ended.sentences[0]).toContain(setting);
  });
}
