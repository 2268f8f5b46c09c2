import type { Page } from '@playwright/test';

/** Waits for two frames, until the latest changes are painted. */
export const waitUntilPainted = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
