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

const findOnPath = (name: string): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(isRunnable);

/** Returns the path of `firefox-esr` or `firefox`, or undefined if neither is installed. */
export const findFirefox = (): string | undefined =>
  findOnPath('firefox-esr') ?? findOnPath('firefox');

/** Programs that run WebKit. */
export interface WebKitFiles {
  readonly driver: string;
  readonly browser: string;
}

/** Returns the paths of WebKit's driver and MiniBrowser, or undefined if one of them or Xvfb is missing. */
export function findWebKit(): WebKitFiles | undefined {
  const driver = findOnPath('WebKitWebDriver');
  const [browser] = globSync('/usr/lib*/{,*/}webkit2gtk-*/MiniBrowser').filter(isRunnable);
  return driver && browser && findOnPath('Xvfb') ? { driver, browser } : undefined;
}
