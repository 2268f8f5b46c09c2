import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { demoPassword, getEmail } from '@surtidor/sandbox/scenarios';
import { getTarball, packPackages } from '../../tools/packages/pack-packages.ts';
import { packageNames } from '../../tools/packages/workspace-packages.ts';
import { getPortalSettings } from '../../tools/portal-settings.ts';
import { getFreePorts } from '../harness/get-free-ports.ts';
import { startProcess } from '../harness/start-process.ts';

const example = fileURLToPath(new URL('../../examples/alba', import.meta.url));
const runFile = promisify(execFile);

/** Copies the example out of the workspace; its packages are the packed ones. */
function copyExample(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'surtidor-packed-portal-')));
  cpSync(example, folder, {
    recursive: true,
    filter: (path) => !/\/(node_modules|dist|\.portal)(\/|$)/.test(path),
  });
  for (const name of packageNames) cpSync(getTarball(name), join(folder, `${name}.tgz`));
  const tarballs = Object.fromEntries(
    packageNames.map((name) => [`@surtidor/${name}`, `file:./${name}.tgz`]),
  );
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  manifest.dependencies = { ...manifest.dependencies, ...tarballs };
  Object.assign(manifest.devDependencies, { '@types/node': '24.19.2', typescript: '7.0.2' });
  // The tarballs depend on the versions of each other, which no registry has.
  manifest.overrides = tarballs;
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest, null, 2));
  writeFileSync(
    join(folder, 'pnpm-workspace.yaml'),
    // pnpm fails if a package has an install script that is neither allowed nor refused.
    `allowBuilds:\n  '@firebase/util': false\n  protobufjs: false\noverrides:\n${Object.entries(
      tarballs,
    )
      .map(([name, file]) => `  '${name}': '${file}'\n`)
      .join('')}`,
  );
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      include: ['*.ts', '*.tsx', 'src', '.portal/*.ts'],
      compilerOptions: {
        ...{ target: 'ES2023', module: 'ESNext', moduleResolution: 'bundler', jsx: 'react-jsx' },
        ...{ strict: true, noEmit: true, allowImportingTsExtensions: true, skipLibCheck: false },
        lib: ['ES2024', 'DOM', 'DOM.Iterable'],
        types: ['node', 'vite/client'],
      },
    }),
  );
  return folder;
}

/** The install commands of production, without the development dependencies. */
const productionInstalls = {
  npm: ['ci', '--omit=dev', '--prefer-offline'],
  pnpm: ['install', '--prod', '--frozen-lockfile', '--prefer-offline'],
} as const;

/** What a server of production receives: the build, the entry, the lock file and the packages. */
const productionFiles =
  /^(dist|main\.ts|package\.json|(package-lock|pnpm-lock|pnpm-workspace)\.(json|yaml)|.*\.tgz)$/;

for (const manager of ['npm', 'pnpm'] as const) {
  test(`a portal from the packed packages installs with ${manager}, compiles, builds and signs in from a production install`, async ({
    page,
  }) => {
    test.setTimeout(600_000);
    packPackages();
    const folder = copyExample();
    const production = join(folder, 'production');
    const run = (cwd: string, file: string, ...parameters: readonly string[]) =>
      runFile(file, parameters, {
        cwd,
        env: { ...process.env, NODE_ENV: '', CI: '' },
        maxBuffer: 2 ** 26,
      }).catch(({ stdout, stderr }) => {
        throw new Error(`${file} ${parameters.join(' ')} failed:\n${stdout}\n${stderr}`);
      });
    try {
      await run(folder, manager, 'install', '--prefer-offline');
      await run(folder, manager, 'run', 'types');
      await run(folder, manager, 'run', 'build');
      const assets = await readdir(join(folder, 'dist/client/assets'));
      expect(assets.filter((name) => /vouchers?-/.test(name))).toEqual([]);

      const files = (await readdir(folder)).filter((name) => productionFiles.test(name));
      for (const name of files) {
        cpSync(join(folder, name), join(production, name), { recursive: true });
      }
      // Otherwise Node finds the development dependencies in the parent folder.
      rmSync(join(folder, 'node_modules'), { recursive: true, maxRetries: 10 });
      await run(production, manager, ...productionInstalls[manager]);
      expect(existsSync(join(production, 'node_modules/typescript'))).toBe(false);

      const [sandboxPort = 0, port = 0] = await getFreePorts(2);
      const origin = `http://localhost:${port}`;
      const sandbox = await startProcess('apps/sandbox/src/main.ts', sandboxPort, {
        SANDBOX_PORT: String(sandboxPort),
        SANDBOX_DATA: ':memory:',
        SANDBOX_PRODUCT: 'Alba',
        SANDBOX_SCENARIO: 'alba',
        PORTAL_ORIGIN: origin,
      });
      const portal = await startProcess(
        join(production, 'main.ts'),
        port,
        getPortalSettings(origin, sandbox.origin, port),
      );
      try {
        const errors: string[] = [];
        page.on('pageerror', ({ message }) => errors.push(message));
        await page.goto(`${origin}/login`);
        await page.locator('html[data-hydrated]').waitFor();
        await page
          .getByLabel('Correo electrónico')
          .fill(getEmail('representante', 'typical', 'norte'));
        await page.getByLabel('Contraseña', { exact: true }).fill(demoPassword);
        await page.getByRole('button', { name: 'Entrar' }).click();
        await expect(page.getByText('El terminal abre a las 6:00')).toBeVisible();
        await page.goto(`${origin}/admin/contacto`);
        await expect(page).toHaveTitle('Contacto comercial · Alba');
        await page.goto(`${origin}/allied/news`);
        await expect(page.getByRole('link', { name: 'Escriba a su asesor' })).toBeVisible();
        expect(errors).toEqual([]);
      } finally {
        await portal.stop();
        await sandbox.stop();
      }
    } finally {
      rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
    }
  });
}
