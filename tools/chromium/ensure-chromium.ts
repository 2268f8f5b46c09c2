import { spawnSync } from 'node:child_process';
import { fail, say } from '../console.ts';
import { findChromium } from './find-chromium.ts';

type Attempt = { readonly what: string; readonly run: () => boolean };

const succeeds = (command: string, ...parameters: string[]): boolean =>
  spawnSync(command, parameters, { stdio: 'ignore', timeout: 300_000 }).status === 0;

const attempts: readonly Attempt[] = [
  {
    what: "Playwright's own download",
    run: () => succeeds('playwright', 'install', 'chromium'),
  },
  {
    what: 'apt-get (needs root)',
    run: () =>
      process.getuid?.() === 0 &&
      succeeds('apt-get', 'update', '-qq') &&
      succeeds('apt-get', 'install', '-y', '-qq', 'chromium'),
  },
];

/** Finds a Chromium or gets one, saying what is tried. Ends with a clear sentence when nothing works. */
export function ensureChromium(): string {
  const installed = findChromium();
  if (installed) return installed;
  if (process.env.CHROMIUM_PATH) {
    return fail(
      `CHROMIUM_PATH names '${process.env.CHROMIUM_PATH}', which cannot be run.`,
      'Point it at a Chromium that this user may run, or unset it.',
    );
  }
  say('No Chromium found on the path.');
  for (const { what, run } of attempts) {
    say(`Getting Chromium: ${what}…`);
    const got = run() ? findChromium() : undefined;
    if (got) return got;
    say(`  ${what} did not work.`);
  }
  return fail(
    'No Chromium could be found or installed; the browser checks need one.',
    'Install the package chromium (or Google Chrome), or set CHROMIUM_PATH, and run the command again.',
  );
}
