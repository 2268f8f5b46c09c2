import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

const runnable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const onPath = (): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find(runnable);

/**
 * The Chromium the checks run in: the one `CHROMIUM_PATH` names, else one found on the path, else
 * the one Playwright downloaded. Undefined when there is none.
 */
export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) return runnable(named) ? named : undefined;
  const downloaded = chromium.executablePath();
  return onPath() ?? (downloaded && runnable(downloaded) ? downloaded : undefined);
}

const runsAsRoot = process.getuid?.() === 0;

/** Start arguments: no calls home, the same pixels everywhere, no sandbox where root makes it impossible. */
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
