import type { Page } from '@playwright/test';

/** How long no answer may have come before the page is taken to need what is kept back. */
const quietMs = 3_000;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Keeps back every script that the HTML does not name, until the page can be used without it or
 * has had every answer for long enough to show that it cannot. So what had come when the page could be used is
 * what it needs, on a quick machine and on a busy one.
 * @param usable Settles when the page can be used.
 */
export async function holdLateScripts(page: Page, usable: Promise<void>): Promise<void> {
  let html = Promise.resolve('');
  let isUsable = false;
  let answeredAt = Date.now();
  void usable.then(() => {
    isUsable = true;
  });
  page.on('requestfinished', () => {
    answeredAt = Date.now();
  });
  const whenIdle = async () => {
    const savedAt = Date.now();
    while (!isUsable && Date.now() - Math.max(savedAt, answeredAt) < quietMs) await pause(100);
  };
  page.on('response', (response) => {
    if (response.request().resourceType() === 'document') html = response.text();
  });
  await page.route(/\.js(?:\?|$)/, async (route) => {
    const { origin, pathname } = new URL(route.request().url());
    const isOurs = origin === new URL(page.url()).origin;
    // A script of somebody else's, such as the chat's, comes after a time: ours never wait for it.
    if (!isOurs) await usable;
    else if (!(await html).includes(pathname)) await whenIdle();
    await route.continue();
  });
}
