import type { Page } from '@playwright/test';

/** Waits two frames, so that the latest changes are painted. */
export const painted = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
