import { buildPortal } from '../../tools/build-portal.ts';
import { fail, log, seconds } from '../../tools/console.ts';
import { createControl } from '../harness/control.ts';
import { startEnvironment, type TestEnvironment } from '../harness/start-environment.ts';
import type { Browser } from './browser.ts';
import { findFirefox, findWebKit } from './find-browser.ts';
import { startFirefox } from './firefox.ts';
import { payInPart } from './journey.ts';
import { startWebKit } from './webkit.ts';

const firefox = findFirefox();
const webKit = findWebKit();
const missing = [
  ...(firefox ? [] : ['firefox-esr']),
  ...(webKit ? [] : ['webkit2gtk-driver xvfb']),
];
if (!firefox || !webKit) {
  fail(
    `A browser is missing: ${missing.join(' ')}.`,
    `Install it (Debian: apt-get install ${missing.join(' ')}) and run the command again.`,
  );
}

/** Runs the journey in a browser and reports the result. */
async function walk(
  start: () => Promise<Browser>,
  { portal, sandbox }: TestEnvironment,
): Promise<boolean> {
  const started = performance.now();
  const browser = await start();
  try {
    await payInPart(browser, portal, createControl(sandbox));
    log(`${browser.name}: paid in part, ${seconds(performance.now() - started)}.`);
    return true;
  } catch (error) {
    log(`${browser.name}: ${error instanceof Error ? error.message : error}`);
    return false;
  } finally {
    await browser.close();
  }
}

buildPortal();
const environment = await startEnvironment();
try {
  const inFirefox = await walk(() => startFirefox(firefox), environment);
  const inWebKit = await walk(() => startWebKit(webKit.driver, webKit.browser), environment);
  process.exitCode = inFirefox && inWebKit ? 0 : 1;
} finally {
  await environment.stop();
}
