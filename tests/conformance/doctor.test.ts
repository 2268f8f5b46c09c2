import { capabilityNames } from '@surtidor/data/backend-profile';
import { type Sandbox, startSandbox } from '@surtidor/sandbox';
import { demoPassword, getEmail } from '@surtidor/sandbox/scenarios';
import { afterEach, expect, it } from 'vitest';
import strictConfig from '../../apps/sandbox/backend.strict.config.json' with { type: 'json' };
import { examine } from '../../tools/doctor/examine.ts';
import { getExitCode } from '../../tools/doctor/finding.ts';
import { getPortalSettings } from '../../tools/portal-settings.ts';

let sandbox: Sandbox | undefined;
afterEach(async () => {
  await sandbox?.close();
  sandbox = undefined;
});

async function examineSandbox(sandboxMode: 'strict' | 'extended', password = demoPassword) {
  sandbox = await startSandbox({ scenario: 'typical', sandboxMode });
  return examineRunningSandbox(sandbox, password);
}

const examineRunningSandbox = (
  { origin }: Sandbox,
  password = demoPassword,
  environment: Readonly<Record<string, string>> = {},
) =>
  examine({
    url: `${origin}/graphql`,
    store: undefined,
    product: 'Surtidor',
    email: getEmail('representante'),
    password,
    environment: { ...getPortalSettings('http://localhost:1', origin, 1), ...environment },
    signal: AbortSignal.timeout(60_000),
  });

it('finds every type name and no capabilities in the strict sandbox', async () => {
  const { findings, config } = await examineSandbox('strict');
  expect(findings.filter(({ state }) => state === 'broken')).toEqual([]);
  expect(strictConfig.typeNames).toMatchObject(config?.typeNames ?? {});
  expect(Object.keys(config?.typeNames ?? {}).length).toBeGreaterThan(15);
  expect(config).toMatchObject({
    extends: 'magento',
    aliases: { 'BlogPost.content': 'post_content' },
    capabilities: {},
  });
  expect(getExitCode(findings)).toBe(1);
});

it('finds every capability of the extended sandbox that validation can detect', async () => {
  const { findings, config } = await examineSandbox('extended');
  expect(findings.filter(({ state }) => state === 'broken' || state === 'missing')).toEqual([]);
  const capabilities = Object.keys(config?.capabilities ?? {});
  const undetectableCapabilities = ['signInLockSeconds', 'errorCodes'];
  expect(capabilities.toSorted()).toEqual(
    capabilityNames.filter((name) => !undetectableCapabilities.includes(name)).toSorted(),
  );
  expect(getExitCode(findings)).toBe(0);
});

it('names a variable that seems to be a misspelt setting', async () => {
  sandbox = await startSandbox({ scenario: 'typical', sandboxMode: 'extended' });
  const { findings } = await examineRunningSandbox(sandbox, demoPassword, { PORTAL_PROXY: '1' });
  expect(findings.filter(({ subject }) => subject === 'setting')).toEqual([
    { state: 'different', subject: 'setting', detail: expect.stringContaining('PORTAL_PROXIES') },
  ]);
});

it('compares the cookies of the session with their limit', async () => {
  const { findings } = await examineSandbox('strict');
  expect(findings).toContainEqual({
    state: 'works',
    subject: 'session cookies',
    detail: expect.stringMatching(/^\d+ of 2600 bytes, the token \d+$/),
  });
});

it('calls the other services as the portal does', async () => {
  const { findings } = await examineSandbox('extended');
  const services = ['store link', 'realtime credentials', 'IP service'];
  expect(
    findings.filter(({ subject }) => services.includes(subject)).map(({ state }) => state),
  ).toEqual(['works', 'works', 'works']);
});

it('reports a failed sign-in and still validates every operation', async () => {
  const { findings } = await examineSandbox('strict', 'not-the-password');
  expect(findings).toContainEqual(expect.objectContaining({ state: 'broken', subject: 'Sign-in' }));
  expect(findings).toContainEqual({
    state: 'works',
    subject: 'mutation CreateTransaction',
    detail: '',
  });
  expect(getExitCode(findings)).toBe(2);
});

it('changes no transactions, compensations or users', async () => {
  const readLedger = async () => (await fetch(`${sandbox?.origin}/control/ledger`)).text();
  sandbox = await startSandbox({ scenario: 'typical', control: true });
  const previousLedger = await readLedger();
  await examineRunningSandbox(sandbox);
  expect(await readLedger()).toBe(previousLedger);
  expect(previousLedger).toContain('transactions');
});
