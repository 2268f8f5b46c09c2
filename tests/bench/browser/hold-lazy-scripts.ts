import type { Page, Request } from '@playwright/test';

/** Time without requests after which the page is assumed to need the held scripts, in milliseconds. */
const maxQuietMs = 3_000;

declare global {
  interface Window {
    surtidorIdle?: () => Promise<void>;
  }
}

/**
 * Exposes a function whose promise resolves after six idle callbacks, 100 ms apart. Runs in the page before its
 * scripts.
 */
function exposeIdlePromise(): void {
  const requestIdle = window.requestIdleCallback.bind(window);
  window.surtidorIdle = () =>
    new Promise((resolve) => {
      let remaining = 6;
      const check = () => {
        remaining -= 1;
        if (remaining === 0) resolve();
        else setTimeout(() => requestIdle(check), 100);
      };
      requestIdle(check);
    });
}

/** Tracks open requests, except held ones, and the time of the last change. */
function watchRequests(page: Page) {
  const openRequests = new Set<Request>();
  const requestState = { openRequests, changedAt: performance.now() };
  page.on('request', (request) => openRequests.add(request));
  const handleEnd = (request: Request) => {
    openRequests.delete(request);
    requestState.changedAt = performance.now();
  };
  page.on('requestfinished', handleEnd);
  page.on('requestfailed', handleEnd);
  return requestState;
}

/**
 * Holds scripts that are not in the HTML until the page is usable or idle. An idle page that is not usable
 * needs them. This makes the measured bytes independent of the machine's speed.
 * @param usable Resolves when the page is usable.
 */
export async function holdLazyScripts(page: Page, usable: Promise<void>): Promise<void> {
  let html = Promise.resolve('');
  let isUsable = false;
  let idlePromise: Promise<void> | undefined;
  const requestState = watchRequests(page);
  void usable.then(() => {
    isUsable = true;
  });
  /** Whether the page is idle with all responses complete. */
  const isIdle = async () => {
    const { changedAt } = requestState;
    await page.evaluate(() => window.surtidorIdle?.());
    return requestState.openRequests.size === 0 && requestState.changedAt === changedAt;
  };
  const waitUntilIdle = async () => {
    while (!isUsable && !(await isIdle())) {
      if (performance.now() - requestState.changedAt > maxQuietMs) break;
    }
    idlePromise = undefined;
  };
  page.on('response', (response) => {
    if (response.request().resourceType() === 'document') html = response.text();
  });
  await page.addInitScript(exposeIdlePromise);
  await page.route(/\.js(?:\?|$)/, async (route) => {
    const request = route.request();
    const { origin, pathname } = new URL(request.url());
    const isFirstParty = origin === new URL(page.url()).origin;
    if (!isFirstParty || !(await html).includes(pathname)) {
      requestState.openRequests.delete(request);
      requestState.changedAt = performance.now();
      // Third-party scripts, such as the chat, load only after the page is usable.
      if (isFirstParty) idlePromise ??= waitUntilIdle();
      await (isFirstParty ? idlePromise : usable);
      requestState.openRequests.add(request);
    }
    await route.continue();
  });
}
