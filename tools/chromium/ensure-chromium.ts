import { spawnSync } from 'node:child_process';
import { fail, log } from '../console.ts';
import { type ChromiumBuild, findChromium, getChromium } from './find-chromium.ts';

type Attempt = { readonly what: string; readonly run: () => boolean };

const succeeds = (command: string, ...parameters: string[]): boolean =>
  spawnSync(command, parameters, { stdio: 'ignore', timeout: 300_000 }).status === 0;

const packages: Readonly<Record<ChromiumBuild, string>> = {
  shell: 'chromium-headless-shell',
  browser: 'chromium',
};

const isRoot = () => process.getuid?.() === 0;

const aptInstalls = (build: ChromiumBuild): boolean =>
  succeeds('apt-get', 'install', '-y', '-qq', packages[build]);

const attempts = (build: ChromiumBuild): readonly Attempt[] => [
  {
    what: `apt-get install ${packages[build]} (needs root)`,
    run: () =>
      isRoot() &&
      (aptInstalls(build) || (succeeds('apt-get', 'update', '-qq') && aptInstalls(build))),
  },
  {
    what: "Playwright's own download",
    run: () => succeeds('playwright', 'install', 'chromium'),
  },
];

/**
 * Finds or downloads Chromium, with the other build as fallback. The shell is only faster, so it is
 * not downloaded if the browser is installed. Exits with a message if neither is available.
 */
export function ensureChromium(build: ChromiumBuild = 'shell'): string {
  if (process.env.CHROMIUM_PATH) {
    return (
      findChromium(build) ??
      fail(
        `CHROMIUM_PATH names '${process.env.CHROMIUM_PATH}', which cannot be run.`,
        'Point it at a Chromium that this user may run, or unset it.',
      )
    );
  }
  const given = getChromium(build);
  if (given) return given;
  const other = findChromium(build);
  if (other && build === 'shell' && !isRoot()) return other;
  for (const { what, run } of attempts(build)) {
    log(`Getting Chromium: ${what}…`);
    const got = run() ? getChromium(build) : undefined;
    if (got) return got;
    log(`  ${what} did not work.`);
    if (other && build === 'shell') break;
  }
  return (
    findChromium(build) ??
    fail(
      'No Chromium could be found or installed; the browser checks need one.',
      'Install the package chromium (or Google Chrome), or set CHROMIUM_PATH, and run the command again.',
    )
  );
}
