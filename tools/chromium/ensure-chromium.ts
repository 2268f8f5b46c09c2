import { spawnSync } from 'node:child_process';
import { fail, say } from '../console.ts';
import { type ChromiumBuild, chromiumOnPath, findChromium } from './find-chromium.ts';

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

const aptGets = (build: ChromiumBuild): boolean =>
  isRoot() && (aptInstalls(build) || (succeeds('apt-get', 'update', '-qq') && aptInstalls(build)));

const attempts = (build: ChromiumBuild): readonly Attempt[] => [
  {
    what: "Playwright's own download",
    run: () => succeeds('playwright', 'install', 'chromium'),
  },
  { what: `apt-get install ${packages[build]} (needs root)`, run: () => aptGets(build) },
  { what: 'apt-get install chromium (needs root)', run: () => aptGets('browser') },
];

/**
 * Finds a Chromium or gets one, saying what is tried. Where only the other build is there, the asked
 * one is installed if that needs no question; else the other one does. Ends with a clear sentence
 * when nothing works.
 */
export function ensureChromium(build: ChromiumBuild = 'shell'): string {
  const installed = findChromium(build);
  if (installed && (process.env.CHROMIUM_PATH || chromiumOnPath(build))) return installed;
  if (installed) {
    if (isRoot()) {
      say(`Getting ${packages[build]}: apt-get…`);
      if (!aptGets(build)) say(`  It cannot be had; ${installed} does.`);
    }
    return findChromium(build) ?? installed;
  }
  if (process.env.CHROMIUM_PATH) {
    return fail(
      `CHROMIUM_PATH names '${process.env.CHROMIUM_PATH}', which cannot be run.`,
      'Point it at a Chromium that this user may run, or unset it.',
    );
  }
  say('No Chromium found on the path.');
  for (const { what, run } of attempts(build)) {
    say(`Getting Chromium: ${what}…`);
    const got = run() ? findChromium(build) : undefined;
    if (got) return got;
    say(`  ${what} did not work.`);
  }
  return fail(
    'No Chromium could be found or installed; the browser checks need one.',
    'Install the package chromium (or Google Chrome), or set CHROMIUM_PATH, and run the command again.',
  );
}
