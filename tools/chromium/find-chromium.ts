import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

/**
 * Builds of Chromium for checks and measurements. 'shell' is headless: it renders like the browser with
 * a third less CPU time, but has no back/forward cache and keeps its pointer in the corner of the page.
 * 'browser' is the full browser.
 */
export type ChromiumBuild = 'shell' | 'browser';

const fileNames: Readonly<Record<ChromiumBuild, readonly string[]>> = {
  shell: ['chromium-headless-shell', 'chrome-headless-shell'],
  browser: ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'],
};

const isRunnable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Returns the path of a build on the PATH or in Playwright's downloads; undefined if there is none. */
export function findChromiumBuild(build: ChromiumBuild): string | undefined {
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => fileNames[build].map((name) => join(folder, name)))
    .find(isRunnable);
  if (onPath !== undefined || build === 'shell') return onPath;
  const downloadedPath = chromium.executablePath();
  return downloadedPath && isRunnable(downloadedPath) ? downloadedPath : undefined;
}

/**
 * Returns the path of the Chromium to run: `CHROMIUM_PATH`, otherwise the requested build, otherwise the other
 * build. Returns undefined if there is none.
 */
export function findChromium(build: ChromiumBuild = 'shell'): string | undefined {
  const configuredPath = process.env.CHROMIUM_PATH;
  if (configuredPath) return isRunnable(configuredPath) ? configuredPath : undefined;
  return findChromiumBuild(build) ?? findChromiumBuild(build === 'shell' ? 'browser' : 'shell');
}

const runsAsRoot = process.getuid?.() === 0;

/** Arguments that disable background requests, make rendering stable and, for root, disable Chromium's sandbox. */
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
