import type { Page, Request } from '@playwright/test';

/** Silence after which the page is assumed to need the held scripts, in milliseconds. */
const quietMs = 3_000;

declare global {
  interface Window {
    surtidorRests?: () => Promise<void>;
  }
}

/** Runs in the page before its scripts. Resolves after six idle callbacks, a tenth of a second apart. */
function tellRest(): void {
  const idle = window.requestIdleCallback.bind(window);
  window.surtidorRests = () =>
    new Promise((resolve) => {
      let remaining = 6;
      const check = () => {
        remaining -= 1;
        if (remaining === 0) resolve();
        else setTimeout(() => idle(check), 100);
      };
      idle(check);
    });
}

/** Tracks open requests, except held ones, and the time of the last change. */
function watchRequests(page: Page) {
  const open = new Set<Request>();
  const watch = { open, movedAt: performance.now() };
  page.on('request', (request) => open.add(request));
  const onEnd = (request: Request) => {
    open.delete(request);
    watch.movedAt = performance.now();
  };
  page.on('requestfinished', onEnd);
  page.on('requestfailed', onEnd);
  return watch;
}

/**
 * Holds scripts that the HTML does not name until the page is usable without them, or idle, which shows
 * that it needs them. So the bytes do not depend on the speed of the machine.
 * @param usable Resolves when the page can be used.
 */
export async function holdLateScripts(page: Page, usable: Promise<void>): Promise<void> {
  let html = Promise.resolve('');
  let isUsable = false;
  let resting: Promise<void> | undefined;
  const watch = watchRequests(page);
  void usable.then(() => {
    isUsable = true;
  });
  /** Whether the page is idle with all responses complete. */
  const rests = async () => {
    const { movedAt } = watch;
    await page.evaluate(() => window.surtidorRests?.());
    return watch.open.size === 0 && watch.movedAt === movedAt;
  };
  const untilIdle = async () => {
    while (!isUsable && !(await rests())) {
      if (performance.now() - watch.movedAt > quietMs) break;
    }
    resting = undefined;
  };
  page.on('response', (response) => {
    if (response.request().resourceType() === 'document') html = response.text();
  });
  await page.addInitScript(tellRest);
  await page.route(/\.js(?:\?|$)/, async (route) => {
    const request = route.request();
    const { origin, pathname } = new URL(request.url());
    const isOurs = origin === new URL(page.url()).origin;
    if (!isOurs || !(await html).includes(pathname)) {
      watch.open.delete(request);
      watch.movedAt = performance.now();
      // Third-party scripts, such as the chat, are only loaded once the page is usable.
      if (isOurs) resting ??= untilIdle();
      await (isOurs ? resting : usable);
      watch.open.add(request);
    }
    await route.continue();
  });
}
