import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

/**
 * Builds of Chromium for checks and measurements. 'shell' is headless: it renders like the browser with
 * a third less CPU time, but has no back/forward cache and keeps its pointer in the corner of the page.
 * 'browser' is the full browser.
 */
export type ChromiumBuild = 'shell' | 'browser';

const names: Readonly<Record<ChromiumBuild, readonly string[]>> = {
  shell: ['chromium-headless-shell', 'chrome-headless-shell'],
  browser: ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'],
};

const runnable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Finds a build of Chromium on the path or in Playwright's downloads; undefined if there is none. */
export function getChromium(build: ChromiumBuild): string | undefined {
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names[build].map((name) => join(folder, name)))
    .find(runnable);
  if (onPath !== undefined || build === 'shell') return onPath;
  const downloaded = chromium.executablePath();
  return downloaded && runnable(downloaded) ? downloaded : undefined;
}

/**
 * Returns the Chromium to run: `CHROMIUM_PATH`, else the requested build, else the other build.
 * Undefined if there is none.
 */
export function findChromium(build: ChromiumBuild = 'shell'): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) return runnable(named) ? named : undefined;
  return getChromium(build) ?? getChromium(build === 'shell' ? 'browser' : 'shell');
}

const runsAsRoot = process.getuid?.() === 0;

/** Arguments: no background requests, stable rendering, no sandbox as root. */
export const chromiumArguments: string[] = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  ...(runsAsRoot ? ['--no-sandbox'] : []),
];
