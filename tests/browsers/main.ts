import { buildPortal } from '../../tools/build-portal.ts';
import { fail, formatSeconds, log } from '../../tools/console.ts';
import { createControl } from '../harness/control.ts';
import { startEnvironment, type TestEnvironment } from '../harness/start-environment.ts';
import type { Browser } from './browser.ts';
import { findFirefox, findWebKit } from './find-browser.ts';
import { startFirefox } from './firefox.ts';
import { payInPart } from './pay-in-part.ts';
import { startWebKit } from './webkit.ts';

const firefox = findFirefox();
const webKit = findWebKit();
const missingPackages = [
  ...(firefox ? [] : ['firefox-esr']),
  ...(webKit ? [] : ['webkit2gtk-driver xvfb']),
];
if (!firefox || !webKit) {
  fail(
    `A browser is missing: ${missingPackages.join(' ')}.`,
    `Install it (Debian: apt-get install ${missingPackages.join(' ')}) and run the command again.`,
  );
}

/** Runs the journey in a browser and reports the result. */
async function runJourney(
  startBrowser: () => Promise<Browser>,
  { portal, sandbox }: TestEnvironment,
): Promise<boolean> {
  const startedAt = performance.now();
  const browser = await startBrowser();
  try {
    await payInPart(browser, portal, createControl(sandbox));
    log(
      `${browser.name}: partial payment passed, ${formatSeconds(performance.now() - startedAt)}.`,
    );
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
  const passedInFirefox = await runJourney(() => startFirefox(firefox), environment);
  const passedInWebKit = await runJourney(
    () => startWebKit(webKit.driver, webKit.browser),
    environment,
  );
  process.exitCode = passedInFirefox && passedInWebKit ? 0 : 1;
} finally {
  await environment.stop();
}
