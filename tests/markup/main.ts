import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { getEmail } from '@surtidor/sandbox/scenarios';
import { buildPortal } from '../../tools/build-portal.ts';
import { ensureChromium } from '../../tools/chromium/ensure-chromium.ts';
import { chromiumArguments } from '../../tools/chromium/find-chromium.ts';
import { fail, log } from '../../tools/console.ts';
import { root } from '../../tools/run-tool.ts';
import { memberPages, publicPages, settled } from '../harness/built-pages.ts';
import { renderedMarkup } from '../harness/markup-faults.ts';
import { signInAs } from '../harness/sign-in-as.ts';
import { startEnvironment } from '../harness/start-environment.ts';

const validator = 'vnu-jar@26.9.27';

/**
 * Ignored messages: about styles, because the validator does not support container queries, and about
 * the trailing slash of void elements, which React writes.
 */
const unasked = '.*(CSS: |Trailing slash on void elements).*';

const works = (command: string, ...parameters: string[]): boolean =>
  spawnSync(command, parameters, { stdio: 'ignore' }).status === 0;

/** The path of the validator, downloaded from the registry the first time. */
function findValidator(): string {
  if (!works('java', '-version')) {
    fail(
      'Java is missing, which the validator runs on.',
      'Install it (Debian: apt-get install default-jre-headless) and run the command again.',
    );
  }
  const home = join(root, '.cache', 'vnu');
  const jar = join(home, 'node_modules', 'vnu-jar', 'build', 'dist', 'vnu.jar');
  if (!existsSync(jar)) {
    log('Fetching the validator…');
    mkdirSync(home, { recursive: true });
    works(
      'npm',
      'install',
      '--prefix',
      home,
      '--no-audit',
      '--no-fund',
      '--ignore-scripts',
      validator,
    );
  }
  return existsSync(jar)
    ? jar
    : fail(`${validator} could not be fetched.`, 'Check the connection to the npm registry.');
}

/** Writes the server's HTML and the rendered DOM of a page into a folder. */
async function keep(
  page: Page,
  { path }: { readonly path: string },
  folder: string,
): Promise<void> {
  const file = path.replace(/[^a-z0-9]+/gi, '-');
  const first = await page.goto(path);
  writeFileSync(join(folder, `first${file}.html`), (await first?.text()) ?? '');
  await settled(page);
  writeFileSync(join(folder, `drawn${file}.html`), await renderedMarkup(page));
}

/** Writes every page, signed in and signed out, into a folder. */
async function keepPages(folder: string): Promise<void> {
  const environment = await startEnvironment();
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: chromiumArguments,
  });
  try {
    const page = await browser.newPage({ baseURL: environment.portal, locale: 'es-CO' });
    for (const one of publicPages) await keep(page, one, folder);
    await signInAs(page, environment.portal, getEmail('representante'));
    for (const one of memberPages) await keep(page, one, folder);
  } finally {
    await browser.close();
    await environment.stop();
  }
}

const jar = findValidator();
const folder = mkdtempSync(join(tmpdir(), 'markup-'));
try {
  buildPortal();
  await keepPages(folder);
  const { status } = spawnSync(
    'java',
    ['-jar', jar, '--stdout', '--format', 'gnu', '--filterpattern', unasked, '--Werror', folder],
    { stdio: 'inherit' },
  );
  process.exitCode = status ?? 1;
  if (status === 0) log('Every page is valid.');
} finally {
  rmSync(folder, { recursive: true });
}
