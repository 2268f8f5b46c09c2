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
import { memberPages, publicPages, waitUntilSettled } from '../harness/built-pages.ts';
import { getRenderedMarkup } from '../harness/markup-faults.ts';
import { signInAs } from '../harness/sign-in-as.ts';
import { startEnvironment } from '../harness/start-environment.ts';

const validatorPackage = 'vnu-jar@26.9.27';

/**
 * Matches the messages to ignore: those about CSS, because the validator does not support container queries, and
 * those about the trailing slash of void elements, which React renders.
 */
const ignoredMessages = '.*(CSS: |Trailing slash on void elements).*';

const runsSuccessfully = (command: string, ...parameters: string[]): boolean =>
  spawnSync(command, parameters, { stdio: 'ignore' }).status === 0;

/** Returns the path of the validator and downloads it the first time. */
function findValidator(): string {
  if (!runsSuccessfully('java', '-version')) {
    fail(
      'Java is missing. The validator requires it.',
      'Install it (Debian: apt-get install default-jre-headless) and run the command again.',
    );
  }
  const installFolder = join(root, '.cache', 'vnu');
  const jarPath = join(installFolder, 'node_modules', 'vnu-jar', 'build', 'dist', 'vnu.jar');
  if (!existsSync(jarPath)) {
    log('Fetching the validator…');
    mkdirSync(installFolder, { recursive: true });
    runsSuccessfully(
      'npm',
      'install',
      '--prefix',
      installFolder,
      '--no-audit',
      '--no-fund',
      '--ignore-scripts',
      validatorPackage,
    );
  }
  return existsSync(jarPath)
    ? jarPath
    : fail(
        `${validatorPackage} could not be fetched.`,
        'Check the connection to the npm registry.',
      );
}

/** Writes the server's HTML and the rendered DOM of a page into a folder. */
async function savePage(
  page: Page,
  { path }: { readonly path: string },
  folder: string,
): Promise<void> {
  const file = path.replace(/[^a-z0-9]+/gi, '-');
  const response = await page.goto(path);
  writeFileSync(join(folder, `server${file}.html`), (await response?.text()) ?? '');
  await waitUntilSettled(page);
  writeFileSync(join(folder, `rendered${file}.html`), await getRenderedMarkup(page));
}

/** Writes every page, signed in and signed out, into a folder. */
async function savePages(folder: string): Promise<void> {
  const environment = await startEnvironment();
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: chromiumArguments,
  });
  try {
    const page = await browser.newPage({ baseURL: environment.portal, locale: 'es-CO' });
    for (const publicPage of publicPages) await savePage(page, publicPage, folder);
    await signInAs(page, environment.portal, getEmail('representante'));
    for (const memberPage of memberPages) await savePage(page, memberPage, folder);
  } finally {
    await browser.close();
    await environment.stop();
  }
}

const jarPath = findValidator();
const folder = mkdtempSync(join(tmpdir(), 'markup-'));
try {
  buildPortal();
  await savePages(folder);
  const { status } = spawnSync(
    'java',
    [
      '-jar',
      jarPath,
      '--stdout',
      '--format',
      'gnu',
      '--filterpattern',
      ignoredMessages,
      '--Werror',
      folder,
    ],
    { stdio: 'inherit' },
  );
  process.exitCode = status ?? 1;
  if (status === 0) log('Every page is valid.');
} finally {
  rmSync(folder, { recursive: true });
}
