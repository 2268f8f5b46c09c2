import { spawnSync } from 'node:child_process';
import { fail, log } from '../console.ts';
import { type ChromiumBuild, findChromium, findChromiumBuild } from './find-chromium.ts';

type Attempt = { readonly description: string; readonly run: () => boolean };

const succeeds = (command: string, ...parameters: string[]): boolean =>
  spawnSync(command, parameters, { stdio: 'ignore', timeout: 300_000 }).status === 0;

const packageNames: Readonly<Record<ChromiumBuild, string>> = {
  shell: 'chromium-headless-shell',
  browser: 'chromium',
};

const isRoot = () => process.getuid?.() === 0;

const installWithApt = (build: ChromiumBuild): boolean =>
  succeeds('apt-get', 'install', '-y', '-qq', packageNames[build]);

const getAttempts = (build: ChromiumBuild): readonly Attempt[] => [
  {
    description: `apt-get install ${packageNames[build]} (needs root)`,
    run: () =>
      isRoot() &&
      (installWithApt(build) || (succeeds('apt-get', 'update', '-qq') && installWithApt(build))),
  },
  {
    description: "Playwright's own download",
    run: () => succeeds('playwright', 'install', 'chromium'),
  },
];

/**
 * Finds or downloads Chromium, with the other build as fallback. The shell is not downloaded if the browser is
 * installed, because its only advantage is speed. Exits with a message if neither is available.
 */
export function ensureChromium(build: ChromiumBuild = 'shell'): string {
  if (process.env.CHROMIUM_PATH) {
    return (
      findChromium(build) ??
      fail(
        `CHROMIUM_PATH is '${process.env.CHROMIUM_PATH}', which is not executable.`,
        'Set it to an executable Chromium, or unset it.',
      )
    );
  }
  const installedPath = findChromiumBuild(build);
  if (installedPath) return installedPath;
  const availablePath = findChromium(build);
  if (availablePath && build === 'shell' && !isRoot()) return availablePath;
  for (const { description, run } of getAttempts(build)) {
    log(`Getting Chromium: ${description}…`);
    const newPath = run() ? findChromiumBuild(build) : undefined;
    if (newPath) return newPath;
    log(`  ${description} failed.`);
    if (availablePath && build === 'shell') break;
  }
  return (
    findChromium(build) ??
    fail(
      'Chromium could not be found or installed. The browser checks require it.',
      'Install the chromium package (or Google Chrome), or set CHROMIUM_PATH, and run the command again.',
    )
  );
}
