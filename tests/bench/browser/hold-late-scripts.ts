import type { Page, Request } from '@playwright/test';

/** How long no answer may have come before the page is taken to need what is kept back, whatever it does. */
const quietMs = 3_000;

declare global {
  interface Window {
    surtidorRests?: () => Promise<void>;
  }
}

/**
 * Runs in the page before any of its scripts: tells when it has had nothing to do six times in a row,
 * a tenth of a second apart. On a busy machine that takes longer, as all it does.
 */
function tellRest(): void {
  const idle = window.requestIdleCallback.bind(window);
  window.surtidorRests = () =>
    new Promise((resolve) => {
      let left = 6;
      const look = () => {
        left -= 1;
        if (left === 0) resolve();
        else setTimeout(() => idle(look), 100);
      };
      idle(look);
    });
}

/** What the page waits for, but for what is kept back, and the last time that anything came or was kept. */
function watchRequests(page: Page) {
  const open = new Set<Request>();
  const watch = { open, movedAt: performance.now() };
  page.on('request', (request) => open.add(request));
  const over = (request: Request) => {
    open.delete(request);
    watch.movedAt = performance.now();
  };
  page.on('requestfinished', over);
  page.on('requestfailed', over);
  return watch;
}

/**
 * Keeps back every script that the HTML does not name, until the page can be used without it, or has
 * had every answer and nothing more to do, which shows that it cannot. So what had come when the page
 * could be used is what it needs, on a quick machine and on a busy one.
 * @param usable Settles when the page can be used.
 */
export async function holdLateScripts(page: Page, usable: Promise<void>): Promise<void> {
  let html = Promise.resolve('');
  let isUsable = false;
  let resting: Promise<void> | undefined;
  const watch = watchRequests(page);
  void usable.then(() => {
    isUsable = true;
  });
  /** Whether the page came to rest with every answer there. */
  const rests = async () => {
    const { movedAt } = watch;
    await page.evaluate(() => window.surtidorRests?.());
    return watch.open.size === 0 && watch.movedAt === movedAt;
  };
  const untilRest = async () => {
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
      // A script of somebody else's, such as the chat's, comes after a time: ours never wait for it.
      if (isOurs) resting ??= untilRest();
      await (isOurs ? resting : usable);
      watch.open.add(request);
    }
    await route.continue();
  });
}
