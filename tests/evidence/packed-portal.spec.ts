import { cpSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { demoPassword, getEmail } from '@surtidor/sandbox/scenarios';
import { getPortalSettings } from '../../tools/portal-settings.ts';
import { getFreePorts } from '../harness/get-free-ports.ts';
import { startProcess } from '../harness/start-process.ts';
import { copyExample, run } from './packed-example.ts';

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
    const folder = await copyExample();
    const production = join(folder, 'production');
    try {
      await run(folder, manager, 'install', '--prefer-offline');
      await run(folder, manager, 'run', 'types');
      const { stdout: checkedFiles } = await run(folder, 'npx', 'tsc', '--listFilesOnly');
      expect(checkedFiles).toContain('@surtidor/portal');
      expect(checkedFiles).not.toMatch(/node_modules\/(@apollo\/client|rxjs|graphql|hono|zod)\//);
      const wrongLink = join(folder, 'src/wrong-link.tsx');
      writeFileSync(
        wrongLink,
        `import { Link } from '@surtidor/portal';\nexport const wrong = <Link to="/admin/bonos-regalo">Bonos</Link>;\n`,
      );
      await expect(run(folder, manager, 'run', 'types')).rejects.toThrow(
        `Type '"/admin/bonos-regalo"' is not assignable to type 'PageAddress'`,
      );
      rmSync(wrongLink);
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
