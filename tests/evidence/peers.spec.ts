import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { copyExample, run } from './packed-example.ts';

/** The neighbours that npm has of the versions that the package needs, as an app would set them. */
const neighbours = [
  { peer: '@tanstack/react-start', needed: '1.169.5', installed: '1.169.4' },
  { peer: '@tanstack/react-router', needed: '1.170.46', installed: '1.170.45' },
];

for (const { peer, needed, installed } of neighbours) {
  test(`${peer} ${installed} is named by npm at install, and by the build if npm is told to ignore it`, async () => {
    test.setTimeout(600_000);
    const folder = await copyExample();
    try {
      const file = join(folder, 'package.json');
      const manifest = JSON.parse(readFileSync(file, 'utf8'));
      expect(manifest.dependencies[peer]).toBe(needed);
      manifest.dependencies[peer] = installed;
      writeFileSync(file, JSON.stringify(manifest));

      await expect(
        run(folder, 'npm', 'install', '--package-lock-only', '--prefer-offline'),
      ).rejects.toThrow(`peer ${peer}@"${needed}" from @surtidor/portal`);

      await run(folder, 'npm', 'install', '--legacy-peer-deps', '--prefer-offline');
      await expect(run(folder, 'npm', 'run', 'build')).rejects.toThrow(
        `needs ${peer} ${needed}, but ${installed} is installed`,
      );
    } finally {
      rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
    }
  });
}
