import { createServer } from 'node:net';
import { expect, test } from '@playwright/test';
import { freePorts } from '../harness/free-ports.ts';
import { runToEnd } from '../harness/run-to-end.ts';

const portal = 'apps/portal/server/main.ts';
const sandbox = 'apps/sandbox/src/main.ts';

/** One wrong setting each; the sentence must name it and show the value. */
const wrongSettings = [
  ['PORTAL_PORT', 'four thousand'],
  ['PORTAL_PORT', '70000'],
  ['BACKEND_URL', 'localhost:4100/graphql'],
  ['PUBLIC_ORIGIN', 'https://portal.example.com/path'],
  ['DEFAULT_STORE', 'atlantis'],
  ['STORES', 'colombia,atlantis'],
  ['ALLOWED_HOSTS', 'https://bank.example'],
  ['PRODUCT', 'two words'],
  ['PAYMENT_TOKEN_MARKERS', '+ / ='],
  ['PAYMENT_MINIMUM_MODE', 'sometimes'],
  ['SESSION_IDLE_MS', '1e6'],
  ['SESSION_REMINDER_MS', '900000'],
  ['FEATURE_SALES_CERTIFICATE', 'yes'],
] as const;

for (const [name, value] of wrongSettings) {
  test(`the portal does not start with ${name}=${value}, and one sentence names it`, async () => {
    const [port = 0] = await freePorts(1);
    const ended = await runToEnd(portal, { PORTAL_PORT: String(port), [name]: value });
    expect(ended.code).toBe(1);
    expect(ended.sentences).toHaveLength(1);
    expect(ended.sentences[0]).toContain(name);
    expect(ended.sentences[0]).toContain(value);
  });
}

for (const [who, file, setting] of [
  ['portal', portal, 'PORTAL_PORT'],
  ['sandbox', sandbox, 'SANDBOX_PORT'],
] as const) {
  test(`a ${who} whose port is busy says so in one sentence`, async () => {
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
