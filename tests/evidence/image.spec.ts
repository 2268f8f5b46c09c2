import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { demoPassword, getEmail } from '@surtidor/sandbox/scenarios';
import { imageFolder } from '../../tools/image/create-image.ts';
import { getPortalSettings } from '../../tools/portal-settings.ts';
import { getFreePorts } from '../harness/get-free-ports.ts';
import { startProcess } from '../harness/start-process.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const layout = join(imageFolder, 'oci');

/** A blob of the image, named by a descriptor. */
interface Descriptor {
  readonly digest: string;
}

const getBlobPath = ({ digest }: Descriptor): string =>
  join(layout, 'blobs', digest.replace(':', '/'));

const readBlob = (descriptor: Descriptor) =>
  JSON.parse(readFileSync(getBlobPath(descriptor), 'utf8'));

/** Builds the portal and its image, and returns the digest of the image. */
function buildImage(): Descriptor {
  rmSync(join(root, 'apps/portal/dist'), { recursive: true, force: true });
  execFileSync(process.execPath, ['tools/tasks/image.ts'], { cwd: root, stdio: 'inherit' });
  return JSON.parse(readFileSync(join(layout, 'index.json'), 'utf8')).manifests[0];
}

const backendConfig = join(root, 'apps/sandbox/backend.config.json');

/** Runs the unpacked image as a container: read-only, as its user, without capabilities. */
function runImage(folder: string, config: RunConfig, settings: Readonly<Record<string, string>>) {
  const environment = [
    ...config.Env.map((line) => line.split(/=(.*)/s).slice(0, 2)),
    ...Object.entries(settings),
  ];
  const [uid = '', gid = ''] = config.User.split(':');
  const child = spawn(
    'bwrap',
    [
      ...['--ro-bind', folder, '/', '--dev', '/dev', '--proc', '/proc', '--tmpfs', '/tmp'],
      ...['--ro-bind', backendConfig, '/tmp/backend.config.json'],
      ...['--unshare-all', '--share-net', '--as-pid-1', '--die-with-parent', '--clearenv'],
      ...['--uid', uid, '--gid', gid, '--cap-drop', 'ALL', '--info-fd', '3'],
      ...['--chdir', config.WorkingDir],
      ...environment.flatMap(([name = '', value = '']) => ['--setenv', name, value]),
      ...config.Entrypoint,
    ],
    { stdio: ['ignore', 'pipe', 'pipe', 'pipe'] },
  );
  let errors = '';
  let info = '';
  child.stdout?.resume();
  child.stderr?.on('data', (chunk) => {
    errors += chunk;
  });
  child.stdio[3]?.on('data', (chunk) => {
    info += chunk;
  });
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return {
    exited,
    getErrors: () => errors,
    /** Sends a signal to the server, which is process 1 in its namespace. */
    kill: (signal: NodeJS.Signals) => process.kill(JSON.parse(info)['child-pid'], signal),
  };
}

interface RunConfig {
  readonly User: string;
  readonly WorkingDir: string;
  readonly Entrypoint: readonly string[];
  readonly Env: readonly string[];
}

test.beforeAll(() => {
  const { error } = spawnSync('bwrap', ['--version']);
  if (error)
    throw new Error("The test runs the image with bubblewrap: 'apt-get install bubblewrap'.");
});

test('the image is the same twice, has no shell and serves the portal read-only', async ({
  page,
}) => {
  test.setTimeout(600_000);
  const first = buildImage();
  const second = buildImage();
  expect(second.digest).toBe(first.digest);

  const manifest = readBlob(second);
  const { config } = readBlob(manifest.config);
  expect(config).toMatchObject({ User: '65532:65532', StopSignal: 'SIGTERM' });
  const folder = mkdtempSync(join(tmpdir(), 'surtidor-image-'));
  const file = join(folder, 'root');
  mkdirSync(file);
  for (const layer of manifest.layers) {
    execFileSync('tar', ['--extract', '--gzip', '--file', getBlobPath(layer), '--directory', file]);
  }
  const programs = execFileSync('find', [file, '-type', 'f', '-perm', '/111', '-printf', '%P\n'], {
    encoding: 'utf8',
  });
  expect(programs.split('\n').filter((path) => /^(usr\/)?s?bin\//.test(path))).toEqual([
    'usr/bin/node',
  ]);
  const files = execFileSync('find', [file, '-printf', '%P\n'], { encoding: 'utf8' }).split('\n');
  expect(files).toContain('app/sbom.cdx.json');
  expect(
    files.filter((path) => /(?:^|\/)\.git(?:\/|$)|\.(?:test|spec|stories)\.[jt]sx?$/.test(path)),
  ).toEqual([]);
  const sbom = JSON.parse(readFileSync(join(file, 'app/sbom.cdx.json'), 'utf8'));
  const components = sbom.components.map(({ name }: { readonly name: string }) => name);
  expect(components).toEqual(expect.arrayContaining(['node', 'jsdom', 'hono']));

  const [sandboxPort = 0, port = 0] = await getFreePorts(2);
  const origin = `http://localhost:${port}`;
  const sandbox = await startProcess('apps/sandbox/src/main.ts', sandboxPort, {
    SANDBOX_PORT: String(sandboxPort),
    SANDBOX_DATA: ':memory:',
    PORTAL_ORIGIN: origin,
  });
  const portal = runImage(file, config, {
    ...getPortalSettings(origin, sandbox.origin, port),
    BACKEND_CONFIG: '/tmp/backend.config.json',
    PORTAL_DRAIN_MS: '0',
  });
  try {
    await expect
      .poll(() =>
        fetch(`${origin}/readyz`).then(
          ({ status }) => status,
          () => portal.getErrors(),
        ),
      )
      .toBe(200);
    await page.goto(`${origin}/login`);
    await page.locator('html[data-hydrated]').waitFor();
    await page
      .getByLabel('Correo electrónico')
      .fill(getEmail('representante', 'typical', 'colombia'));
    await page.getByLabel('Contraseña', { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: 'Ingresar' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Hola/ })).toBeVisible();
    // The server sanitises the text of a post with the package that is not in the bundle.
    await page.goto(`${origin}/allied/news`);
    const link = page.getByRole('main').getByRole('article').first().getByRole('link').first();
    const post = await page.goto(new URL((await link.getAttribute('href')) ?? '', origin).href);
    expect(post?.status()).toBe(200);
    expect(await post?.text()).toContain('Publicad');
    const lines = portal.getErrors().trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line).level)).toEqual(['info']);
    portal.kill('SIGTERM');
    expect(await portal.exited).toBe(0);
  } finally {
    await sandbox.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  }
});
