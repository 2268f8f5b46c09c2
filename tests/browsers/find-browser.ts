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

/** Firefox, or undefined where there is none: Debian's own or whatever is called firefox. */
export const findFirefox = (): string | undefined => onPath('firefox-esr') ?? onPath('firefox');

/** What WebKit is driven with. */
export interface WebKitFiles {
  readonly driver: string;
  readonly browser: string;
}

/** WebKit's driver and the small browser it opens, or undefined where one of them or Xvfb is missing. */
export function findWebKit(): WebKitFiles | undefined {
  const driver = onPath('WebKitWebDriver');
  const [browser] = globSync('/usr/lib*/{,*/}webkit2gtk-*/MiniBrowser').filter(isRunnable);
  return driver && browser && onPath('Xvfb') ? { driver, browser } : undefined;
}
