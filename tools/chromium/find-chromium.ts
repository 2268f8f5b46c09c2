import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

/**
 * The builds of Chromium that checks and measurements run in: 'shell' draws as the browser does, has
 * no windows and no back/forward cache, keeps its pointer in the corner of the page, and takes a third
 * less of the processor's time; 'browser' is what people use.
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

/** A build of Chromium on the path, or the browser that Playwright downloaded; undefined for none. */
export function chromiumOf(build: ChromiumBuild): string | undefined {
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names[build].map((name) => join(folder, name)))
    .find(runnable);
  if (onPath !== undefined || build === 'shell') return onPath;
  const downloaded = chromium.executablePath();
  return downloaded && runnable(downloaded) ? downloaded : undefined;
}

/**
 * The Chromium to run: the one `CHROMIUM_PATH` names, else the asked build, else the other one.
 * Undefined when there is none.
 */
export function findChromium(build: ChromiumBuild = 'shell'): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) return runnable(named) ? named : undefined;
  return chromiumOf(build) ?? chromiumOf(build === 'shell' ? 'browser' : 'shell');
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
