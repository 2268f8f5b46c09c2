import { spawnSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { connect, createServer, type SecureVersion } from 'node:tls';
import { expect, test } from '@playwright/test';
import { demoPassword, getEmail } from '@surtidor/sandbox/scenarios';
import { getPortalSettings } from '../../tools/portal-settings.ts';
import { goToBank, openPaymentModal, respondAtBank } from '../e2e/paying.ts';
import { createNextBuild } from '../harness/create-next-build.ts';
import { getFreePorts } from '../harness/get-free-ports.ts';
import { createAgent, type LoadRequest, sendRequest, startLoad } from '../harness/load.ts';
import { signInAs } from '../harness/sign-in-as.ts';
import { type RunningProcess, startProcess } from '../harness/start-process.ts';
import { createCertificate, startProxy } from '../harness/start-proxy.ts';

/** A stopped instance is tried again after two seconds (`deploy`): the pause of the operator's guide after an instance is ready. */
const rollPauseMs = 4_000;
const clients = 4;

// The certificate of the test is its own.
test.use({ ignoreHTTPSErrors: true });

/** Offers one version of TLS, with ciphers that OpenSSL allows only on request. Returns what was agreed, or null. */
const agreeOnTls = (port: number, version: SecureVersion, ciphers = 'ALL') =>
  new Promise<string | null>((resolve) => {
    const socket = connect(
      {
        ...{ host: 'localhost', port, servername: 'localhost', rejectUnauthorized: false },
        ...{ minVersion: version, maxVersion: version, ciphers: `${ciphers}:@SECLEVEL=0` },
      },
      () => {
        resolve(socket.getProtocol());
        socket.destroy();
      },
    );
    socket.once('error', () => resolve(null));
  });

/** Ciphers without forward secrecy or authenticated encryption. */
const weakCiphers = 'AES128-SHA:AES256-SHA256:AES128-GCM-SHA256:ECDHE-RSA-AES128-SHA';

const tlsVersions = ['TLSv1', 'TLSv1.1', 'TLSv1.2', 'TLSv1.3'] as const;

test('a server that accepts old versions and weak ciphers of TLS is recognised', async () => {
  const [port = 0] = await getFreePorts(1);
  const options = { minVersion: 'TLSv1', ciphers: 'ALL:@SECLEVEL=0' } as const;
  const server = createServer({ ...createCertificate(), ...options }).listen(port);
  expect(await Promise.all(tlsVersions.map((version) => agreeOnTls(port, version)))).toEqual(
    tlsVersions,
  );
  expect(await agreeOnTls(port, 'TLSv1.2', weakCiphers)).toBe('TLSv1.2');
  server.close();
});

for (const name of ['nginx', 'caddy', 'haproxy'] as const) {
  test(`${name} speaks TLS 1.2 and 1.3 with strong ciphers only`, async () => {
    const [https = 0, http = 0, first = 0, second = 0] = await getFreePorts(4);
    const proxy = startProxy(name, { https, http, portals: [first, second] });
    await expect.poll(() => agreeOnTls(https, 'TLSv1.3')).toBe('TLSv1.3');
    expect(await Promise.all(tlsVersions.map((version) => agreeOnTls(https, version)))).toEqual([
      null,
      null,
      'TLSv1.2',
      'TLSv1.3',
    ]);
    expect(await agreeOnTls(https, 'TLSv1.2', weakCiphers)).toBeNull();
    await proxy.stop();
  });

  test(`a payment, a killed instance and a roll between two builds behind ${name} fail no request`, async ({
    browser,
  }) => {
    test.setTimeout(600_000);
    if (spawnSync(name, ['version']).error)
      throw new Error(`The test runs ${name}: 'apt-get install ${name}'.`);
    const [https = 0, http = 0, sandboxPort = 0, first = 0, second = 0] = await getFreePorts(5);
    const origin = `https://localhost:${https}`;
    const { builds, nextFile, remove } = createNextBuild();
    const sandbox = await startProcess('apps/sandbox/src/main.ts', sandboxPort, {
      SANDBOX_PORT: String(sandboxPort),
      SANDBOX_DATA: ':memory:',
      PORTAL_ORIGIN: origin,
    });
    const startPortal = (port: number, file = 'apps/portal/main.ts') =>
      startProcess(file, port, {
        ...getPortalSettings(origin, sandbox.origin, port),
        PORTAL_PROXIES: '1',
        PORTAL_BUILDS: builds,
        PORTAL_DRAIN_MS: '5000',
        DEVICE_SECRET: 'the key of both instances, 32 characters or more',
        // The load also sends an operation that no page sends.
        GRAPHQL_OPERATIONS: 'open',
      });
    const waitUntilReady = ({ origin: instance }: RunningProcess) =>
      expect.poll(() => fetch(`${instance}/readyz`).then(({ status }) => status)).toBe(200);
    const portals = [await startPortal(first), await startPortal(second)];
    const proxy = startProxy(name, { https, http, portals: [first, second] });
    try {
      await Promise.all(portals.map(waitUntilReady));
      const agent = createAgent();
      const signInPage = {
        method: 'GET',
        path: '/login',
        headers: { accept: 'text/html' },
      } as const;
      await expect
        .poll(() => sendRequest(origin, signInPage, agent).catch(() => 'not listening'))
        .toBe(200);
      agent.destroy();

      const context = await browser.newContext({ baseURL: origin });
      const page = await context.newPage();
      await page.goto('/login');
      await page.locator('html[data-hydrated]').waitFor();
      await page.getByLabel('Correo electrónico').fill(getEmail('representante'));
      await page.getByLabel('Contraseña', { exact: true }).fill(demoPassword);
      await page.getByRole('button', { name: 'Ingresar' }).click();
      await expect(page.getByRole('heading', { level: 1, name: /^Hola/ })).toBeVisible();
      const pay = async () => {
        await openPaymentModal(page);
        await goToBank(page);
        await respondAtBank(page, 'approve');
        await expect(page.getByRole('heading', { name: 'Pago aprobado' })).toBeVisible();
      };
      await pay();

      const loader = await browser.newContext();
      expect(await signInAs(await loader.newPage(), origin, getEmail('representante'))).toBe(200);
      const cookie = (await loader.cookies())
        .map((entry) => `${entry.name}=${entry.value}`)
        .join('; ');
      await loader.close();
      const reads: readonly LoadRequest[] = [
        signInPage,
        { method: 'GET', path: '/', headers: { accept: 'text/html', cookie } },
      ];
      const query: LoadRequest = {
        method: 'POST',
        path: '/graphql',
        headers: { 'content-type': 'application/json', origin, cookie },
        body: JSON.stringify({ query: 'query Roles { rolesCliente { role_id } }' }),
      };

      // A killed instance loses what it is handling. The proxy repeats what only reads.
      const stopReads = startLoad(origin, reads, clients);
      await pause(2_000);
      await portals[0]?.stop('SIGKILL');
      await pay();
      portals[0] = await startPortal(first);
      await waitUntilReady(portals[0]);
      await pause(rollPauseMs);
      const killed = await stopReads();
      console.log(`${name}, killed: ${killed.failures.length} of ${killed.count} failed`);
      expect(killed.failures).toEqual([]);
      expect(killed.count).toBeGreaterThan(50);

      // A roll to the next build, with a tab of the old one, under load of reads and operations.
      await page.goto('/admin/pending-invoices');
      const stopLoad = startLoad(origin, [...reads, query], clients);
      for (const [index, port] of [first, second].entries()) {
        await portals[index]?.stop();
        const next = await startPortal(port, nextFile);
        portals[index] = next;
        await waitUntilReady(next);
        await pause(rollPauseMs);
      }
      await page.getByRole('button', { name: 'Menú' }).click();
      await page
        .getByRole('dialog', { name: 'Menú' })
        .getByRole('link', { name: 'Bonos regalo' })
        .click();
      await page.getByRole('link', { name: 'Mis bonos comprados' }).click();
      await expect(page.getByRole('article').first()).toBeVisible();
      await pay();
      const rolled = await stopLoad();
      console.log(`${name}, roll: ${rolled.failures.length} of ${rolled.count} failed`);
      expect(rolled.failures).toEqual([]);
      expect(rolled.count).toBeGreaterThan(100);
      expect(await page.content()).toContain('-next.js');
    } finally {
      await proxy.stop();
      await Promise.all([...portals, sandbox].map(({ stop }) => stop('SIGKILL')));
      remove();
    }
  });
}
