import type { Page } from '@playwright/test';

/** Longest wait for a page to do without a script before it is taken to need it. */
const patienceMs = 2_000;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Keeps back every script that the HTML does not name, until the page can be used without it or
 * has waited long enough to show that it cannot. So what had come when the page could be used is
 * what it needs, on a quick machine and on a busy one.
 * @param usable Settles when the page can be used.
 */
export async function holdLateScripts(page: Page, usable: Promise<void>): Promise<void> {
  let html = Promise.resolve('');
  page.on('response', (response) => {
    if (response.request().resourceType() === 'document') html = response.text();
  });
  await page.route(/\.js(?:\?|$)/, async (route) => {
    const { origin, pathname } = new URL(route.request().url());
    const isOurs = origin === new URL(page.url()).origin;
    // A script of somebody else's, such as the chat's, comes after a time: ours never wait for it.
    if (!isOurs) await usable;
    else if (!(await html).includes(pathname)) await Promise.race([usable, pause(patienceMs)]);
    await route.continue();
  });
}
