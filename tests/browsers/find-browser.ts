import { accessSync, constants, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const isRunnable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const onPath = (name: string): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(isRunnable);

/** The path of Firefox (Debian's or `firefox`), or undefined without it. */
export const findFirefox = (): string | undefined => onPath('firefox-esr') ?? onPath('firefox');

/** Programs that run WebKit. */
export interface WebKitFiles {
  readonly driver: string;
  readonly browser: string;
}

/** WebKit's driver and its MiniBrowser, or undefined if either or Xvfb is missing. */
export function findWebKit(): WebKitFiles | undefined {
  const driver = onPath('WebKitWebDriver');
  const [browser] = globSync('/usr/lib*/{,*/}webkit2gtk-*/MiniBrowser').filter(isRunnable);
  return driver && browser && onPath('Xvfb') ? { driver, browser } : undefined;
}
